/** The drawing itself, for build steps that make pictures: runs in Node, needs no bundler. */

export { isSceneName, type SceneName, sceneNames } from './places.ts';
export { type RidgeOptions, randomFrom, ridgePath, sceneSize, snowRange } from './ridge.ts';
export { drawScene } from './scene.ts';
