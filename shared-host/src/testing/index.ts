export { createTestHost, renderWithHost } from './render-with-host.tsx';
