/** Drawn landscapes, bundled by the packages that show them. `shared-ui/scenes/draw` draws new ones. */
export type { SceneName } from './draw/places.ts';
export { Scene, type SceneProps, sceneUrls } from './scene.tsx';
