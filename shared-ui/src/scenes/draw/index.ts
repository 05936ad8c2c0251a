/** The drawing itself, for build steps that make pictures: runs in Node, needs no bundler. */
export { type RidgeOptions, randomFrom, ridgePath, sceneSize, snowRange } from './ridge.ts';
export { drawScene, type SceneName, sceneNames } from './scene.ts';
