import failOnConsole from 'jest-fail-on-console';

// A warning of React in a test is a fault of the test or of what it renders. Tests of messages replace the method.
failOnConsole();
