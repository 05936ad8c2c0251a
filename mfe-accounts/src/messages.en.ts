import type { DocumentGroup } from 'shared-api';
import { qualifications, testTypes } from './application/choice-values.ts';

/** Made when it is needed: the first `Intl` object of a page takes a slow phone a tenth of a second. */
const listOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
const documentNames: Partial<Record<DocumentGroup, string>> = {
  passport_documents: 'a passport copy',
  academic_documents: 'academic documents',
  ielts_documents: 'test results',
};

/**
 * Every English text of accounts and applications. Texts of the specification are verbatim, including missing full
 * stops (C-24, C-36). `messages.en.test.ts` compares them code point by code point.
 */
export const messages = {
  // ACCOUNT-1 to ACCOUNT-10
  login: 'Login',
  signup: 'Sign up',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  forgotPassword: 'Forgot or Reset Your Password?',
  checkMail: 'Check mail',
  close: 'Close',
  emailVerify: 'Email Verify',
  send: 'Send',
  needsJavaScript: 'This form works only with JavaScript. Please turn it on in your browser.',
  // ACCOUNT-2, ACCOUNT-11, APPLY-8
  loginSuccessful: 'Login successful',
  passwordReset: 'Password reset successfully',
  submitting: 'Please wait. Submitting your documents...',
  submitted: 'Your documents were submitted successfully!',
  // VALID-1 to VALID-3
  emailInvalid: 'Invalid email format',
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required',
  passwordLength: 'Password must be at least 8 characters long',
  passwordUpper: 'Password must contain at least one uppercase letter',
  passwordLower: 'Password must contain at least one lowercase letter',
  passwordDigit: 'Password must contain at least one number',
  passwordSpecial: 'Password must contain at least one special character (@$!%*?&)',
  confirmRequired: 'Retype your password.',
  confirmMismatch: 'Passwords must match',
  // ACCOUNT-6, ACCOUNT-9; the texts of failures are shared-api's `errorMessage`
  signupSucceeded:
    'You have successfully signed up. Please, visit your mail inbox and verify your email first.',
  emailSent: 'Email sent successfully. Please, visit your mail inbox.',
  // APPLY-2, APPLY-3
  loginFirst: 'You have to login first.',
  profile: 'Profile',
  documents: 'Documents',
  next: 'Next',
  previous: 'Previous',

  // Accounts' own texts
  errorPrefix: 'Error: ',
  loginIntro: 'Log in to apply for courses and to register for events.',
  loginDescription: 'Log in to apply for courses and register for events.',
  loginReturns: 'You come back to this application afterwards.',
  resendVerification: 'Send the verification email again',
  verificationResent:
    'If this address has an account that is not verified yet, a new link is on its way. Please look in your inbox and in the spam folder.',
  resendFailed: "We couldn't send the email. Please try again later.",
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  signupDescription: 'Create an account to apply for courses and register for events.',
  signedUpTitle: 'Verify your email',
  /** The page is titled 'Email Verify', but it sends the password reset e-mail (C-37). */
  emailVerifyIntro: "Enter your account's email address. We'll send you a link to set a new password.",
  emailVerifyDescription: 'Ask for a link to set a new password.',
  emailSentTitle: 'Check your mail',
  resetTitle: 'Password reset',
  resetIntro: 'Choose a new password for your account.',
  resetSubmit: 'Reset password',
  resetDescription: 'Set a new password.',
  passwordHint:
    'At least 8 characters, with an uppercase letter, a lowercase letter, a number and one of @$!%*?&',
  applyTitle: (course: string) => `Apply for ${course}`,
  apply: 'Apply',
  applicationParts: 'Parts of the application',
  firstName: 'First name',
  lastName: 'Last name',
  testType: 'English test type',
  overallScore: 'Overall score',
  mobileNumber: 'Mobile number',
  permanentAddress: 'Permanent address',
  lastQualification: 'Last academic qualification',
  maritalStatus: 'Marital status',
  maritalHelp: 'Married?',
  maritalPlaceholder: 'Select marital status',
  maritalRequired: 'Select your marital status',
  yes: 'Yes',
  no: 'No',
  firstNameRequired: 'Enter your first name',
  lastNameRequired: 'Enter your last name',
  mobileRequired: 'Enter your mobile number',
  mobileInvalid: 'Enter a mobile number with 7 to 15 digits',
  requiredHint:
    'We need your name, email and mobile number to answer you. Everything else may be left empty.',
  prefilled:
    'We have filled in what we already know; please check it. We need your name, email and mobile number to answer you.',
  choose: 'Choose',
  other: 'Other',
  otherTest: 'Which test?',
  otherQualification: 'Which qualification?',
  /** Labels of the choices, in their order. */
  testTypes,
  qualifications,
  preferredUniversity: 'Preferred university',
  preferredCourse: 'Preferred course',
  academicDocuments: 'Academic documents',
  workDocuments: 'Work experience documents',
  ieltsDocuments: 'IELTS documents',
  passportDocuments: 'Passport documents',
  marriageDocuments: 'Marriage certificates',
  cvDocuments: 'CV documents',
  additionalDocuments: 'Additional documents',
  optional: (label: string) => `${label} (optional)`,
  remove: 'Remove',
  from: 'from',
  bytes: 'bytes',
  acceptedFiles: (each: string, count: number, total: string) =>
    `JPG, JPEG, PNG or PDF, up to ${each} each; at most ${count} files and ${total} in total.`,
  wrongType: (name: string) => `${name}: The selected file must be a JPG, JPEG, PNG or PDF`,
  emptyFile: (name: string) => `${name}: The selected file is empty`,
  tooLarge: (name: string, limit: string) => `${name}: The selected file must be smaller than ${limit}`,
  tooMuch: 'Your files are too large in total. Remove some files or make pictures smaller.',
  tooMuchTogether: (size: string, limit: string) =>
    `Your files total ${size}. More than ${limit} may be rejected. Remove some files or make pictures smaller.`,
  tooManyFiles: (count: number, limit: number) =>
    `You have added ${count} files. More than ${limit} may be rejected. Remove some files.`,
  alreadyAdded: (name: string) => `${name}: This file is already in the list`,
  unreadable: (name: string) =>
    `We couldn't read ${name}. It may have been moved or changed. Choose it again.`,
  largePictures: (names: string) =>
    `These pictures are large and take longer to send: ${names}. Make them smaller first?`,
  shrink: 'Make smaller',
  keepSize: 'Keep original size',
  filesAdded: (names: string) => `Added: ${names}`,
  fileRemoved: (name: string) => `Removed: ${name}`,
  filesIn: (group: string) => `Files in ${group}`,
  submitApplication: 'Submit application',
  /** C-34. With the passport alone the text is that of the specification. */
  missingDocuments: (groups: readonly DocumentGroup[]) =>
    `You have not added ${listOf(groups.map((group) => documentNames[group] ?? group))}. Send anyway?`,
  sendAnyway: 'Send anyway',
  goBack: 'Go back',
  backToForm: 'Back to the form',
  formKept: 'Your answers and files have been kept.',
  formKeptForLogin: 'Your answers and files have been kept. You can continue after you log in.',
  sending: 'Sending your application',
  filesSent: 'Files being sent',
  fileSent: 'sent',
  filePart: (percent: number) => `${percent} %`,
  sentPart: (percent: number) => `${percent} % sent`,
  stopSendingTitle: 'Stop sending?',
  stopSending:
    'Your documents are still being sent. If you close now, sending stops. Your answers will be kept.',
  stop: 'Stop sending',
  keepSending: 'Keep sending',
  nextTitle: 'What happens next',
  nextStep: (email: string, days: number | null) =>
    days === null
      ? `A counsellor reads your application and writes to ${email}.`
      : `A counsellor reads your application and writes to ${email} within ${days === 1 ? 'one working day' : `${days} working days`} (Sunday to Friday).`,
  documentsReceived: 'What we received',
  noDocumentsReceived: 'No documents. Your counsellor will tell you which ones are needed.',
  receipt: (number: string) => `Receipt number ${number}`,
  myApplications: 'My applications',
  applicationsDescription: 'Applications you have sent, and their status.',
  applicationsLoginFirst: 'Log in to see your applications.',
  noApplications: 'You have not sent any applications yet.',
  searchCourses: 'Search courses',
  statusNotLoaded: "We couldn't load your application status.",
  statusUnknown: "We couldn't load your application status. This list shows what was sent from this device.",
  sentOn: (date: string) => `Sent ${date}`,
  documentsSent: 'Documents sent',
  noDocumentsSent: 'No documents were sent.',
  history: 'History',
  status: 'Status',
  statuses: {
    submitted: 'Submitted',
    in_review: 'In review',
    offer: 'Offer',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw this application? This cannot be undone.',
  withdrawTooLate: 'This application can no longer be withdrawn. Its current status is shown here.',
  withdrawFailed: "We couldn't withdraw the application. Please try again later.",
  withdrawn: 'Application withdrawn',
  keepApplication: 'Keep it',
  draftSaved: (time: string) => `Draft saved ${time}`,
  draftSaving: 'Saving draft…',
  draftNotSaved:
    'Your browser does not save drafts for this site. Do not close this page before you send your application.',
  filesNotSaved:
    'Some files are too large to save on this device. Do not close this page before you send your application.',
  deleteDraft: 'Delete my draft',
  deleteDraftQuestion: 'Delete your draft for this course and its files? This cannot be undone.',
  deleteForGood: 'Delete',
  keepDraft: 'Keep it',
  draftDeleted: 'Draft deleted',
  draftRestored: 'We have restored your draft.',
  continueApplication: (course: string) => `Continue your application to ${course}`,
  continueIntro: 'You started an application on this device.',
  continueButton: 'Continue',
  courseFallback: 'your course',
  tryAgainIn: (seconds: number) =>
    seconds === 1 ? 'Try again in 1 second' : `Try again in ${seconds} seconds`,
  throttled: (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`,
  offlineSubmit:
    'You are offline. Your answers have been kept. Send the application when you are back online.',
  sentNotKnown: 'The connection was lost while sending. Check your connection and try again.',

  // Applications that wait for the network
  sendWhenOnline: 'Send when I am online',
  sendWhenOnlineExplained:
    'The application stays on this device, with its files, and goes out by itself as soon as there is a network and a page of this site is open. Until then you find it under My applications, where you can change or delete it.',
  youAreOffline: 'You are offline.',
  notWaiting:
    'This device has no room to keep the application. Your answers are still in the form: send it when you are back online.',
  waitingTitle: 'Not sent yet: waiting for the network',
  waitingRefusedTitle: 'Not accepted: please correct it',
  waitingSince: (moment: string) => `Waiting since ${moment}`,
  waitingApplications: 'Waiting to be sent',
  waitingChip: 'Waiting for the network',
  waitingLoginChip: 'Waiting for your login',
  waitingRefusedChip: 'Not accepted',
  waitingHere:
    'It is on this device only, and goes out by itself as soon as there is a network and a page of this site is open.',
  waitingMayHaveArrived:
    'An attempt to send it broke off, so it may have reached us already. Sending it again is safe and makes no second application. Before you change it, look whether it is in the list of sent ones.',
  sendNow: 'Send now',
  change: 'Change',
  changeWaiting: 'Change answers or files',
  deleteWaiting: 'Delete',
  deleteWaitingQuestion:
    'Delete this application and its files from this device? It will not be sent, and this cannot be undone.',
  keepWaiting: 'Keep it',
  waitingDeleted: 'Application deleted from this device',
  waitingIsBeingSent: 'It is being sent right now. Please wait a moment.',
  waitingUnreached: 'We could not be reached. The application stays here and goes out by itself later.',
  waitingBusy: 'We could not take the application just now. It stays here and goes out by itself later.',
  waitingNeedsLogin: 'An application on this device waits to be sent. Log in to send it.',
  waitingSent: (course: string) => `Your application for ${course} has been sent.`,
  waitingRefused: (course: string) =>
    `Your application for ${course} was not accepted. It is kept under My applications, where you can correct it.`,
  logoutWhileWaiting:
    'An application has not been sent yet. It can stay on this device until you log in again, and go out then; nobody else sees it on this site. On a phone that others use, delete it.',
  logoutAndKeep: 'Log out, send it after my next login',
  logoutAndDelete: 'Log out and delete it',
} as const;
