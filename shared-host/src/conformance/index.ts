export { describeConformance } from './describe-conformance.tsx';
