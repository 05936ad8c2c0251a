import { StyleSheet } from '@emotion/sheet';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous timeouts so that a slow or busy machine does not fail waits.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Style rules that decide whether an element can be seen and pressed. jsdom compares every rule with every element that a
 * query looks at, which takes most of the time of a test of a whole page; so the other rules are left out. A test that
 * asserts other styles sets `globalThis.appliesAllStyles = true` before the first one of its file renders.
 */
const HIDING =
  /display:\s*(?:none|block|contents)|visibility:|opacity:\s*0(?![.\d])|pointer-events:|max-height:|\[open\]|:popover-open/;
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertHiding(rule) {
  if (globalThis.appliesAllStyles || HIDING.test(rule)) insert.call(this, rule);
};
