export { createTestHost, renderWithHost, withoutContent } from './render-with-host.tsx';
