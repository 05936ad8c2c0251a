/** Drawn landscapes, bundled only by who shows them. */

export { type RidgeOptions, randomFrom, ridgePath, sceneSize, snowRange } from './draw/ridge.ts';
export { drawScene, type SceneName, sceneNames } from './draw/scene.ts';
export { Scene, type SceneProps, sceneUrls } from './scene.tsx';
