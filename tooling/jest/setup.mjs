import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is awaited comes; how soon is the machine's business, and a busy one must not turn waits into failures.
configure({ asyncUtilTimeout: 10_000 });
