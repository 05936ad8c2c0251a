export { createTestHost, renderWithHost, type TestHostOptions } from './render-with-host.tsx';
