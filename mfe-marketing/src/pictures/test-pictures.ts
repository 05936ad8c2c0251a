import type { TestName } from './draw-subject.ts';
import ielts from './tests/ielts.svg';
import pte from './tests/pte.svg';
import toefl from './tests/toefl.svg';

/** Addresses of the drawn pictures, as the bundler emits them. */
export const testPictures: Record<TestName, string> = { ielts, toefl, pte };
