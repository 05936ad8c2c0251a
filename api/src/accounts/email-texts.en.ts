/** E-mails of accounts, and the pages behind the link of the verification e-mail. */
export const accountTexts = {
  verify: {
    subject: 'Verify your email',
    open: 'Thank you for signing up. Open this link and press the button to verify your email:',
    ignore: 'If you did not sign up, you can ignore this email.',
  },
  alreadyRegistered: {
    subject: 'You have an account already',
    nothingChanged:
      'Someone, probably you, tried to sign up with this address. It has an account already, so nothing was changed.',
    logIn: (url: string) => `Log in: ${url}`,
    forgotten: (url: string) => `Forgot your password? ${url}`,
  },
  reset: {
    subject: 'Reset your password',
    open: (minutes: number) =>
      `Open this link to choose a new password. It works once, for ${minutes} minutes:`,
    ignore: 'If you did not ask for it, you can ignore this email: your password stays as it is.',
  },
  failedLogins: {
    subject: 'Many failed logins to your account',
    slower:
      'Someone is trying passwords for your account. You can log in as always: for now it may take a second or two longer.',
    advice: (url: string) => `If your password is used elsewhere or easy to guess, choose a new one: ${url}`,
  },
  pages: {
    verify: 'Verify your email',
    press: 'Press the button to finish your sign-up.',
    button: 'Verify my email',
    verified: 'Your email is verified',
    verifiedTitle: 'Email verified',
    canLogIn: 'You can log in now.',
    choosePassword:
      'Someone, perhaps you, signed up with this address more than once, with different passwords. Please choose the one of your account.',
    choose: 'Choose my password',
    invalid: 'This link does not work',
    invalidReason:
      'It was used already or has expired. Try to log in: the login page sends you a new link if your email is not verified yet.',
    logIn: 'Log in',
    backToSite: 'Back to the site',
  },
} as const;
