export { MapFrame, type MapFrameProps, mapHost } from './map-frame.tsx';
