/** The page kit's form for guests: `shared-shell/visitor-form`. */
export { cleanEmail, isEmail, isMobile } from './contact-rules.ts';
export { callErrors, keepSubmission, type Submission, statusOfFailure, useSubmission } from './submission.ts';
export { useVisitorForm, type VisitorFormError } from './use-visitor-form.ts';
