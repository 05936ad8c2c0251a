/** Drawn landscapes, bundled only by who shows them. `shared-ui/scenes/draw` draws new ones. */
export type { SceneName } from './draw/scene.ts';
export { Scene, type SceneProps, sceneUrls } from './scene.tsx';
