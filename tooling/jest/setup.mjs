import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous timeouts so that a slow or busy machine does not fail waits.
configure({ asyncUtilTimeout: 10_000 });
