import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import type { DraftStore } from '../../drafts/draft-store.ts';
import * as shrinking from '../../files/shrink-picture.ts';
import { memoryDraftStore } from '../../testing/memory-draft-store.ts';
import ApplyWidget from './index.tsx';

jest.mock('../../files/shrink-picture.ts', () => ({
  ...jest.requireActual('../../files/shrink-picture.ts'),
  shrinkPicture: jest.fn(),
}));
const shrinkPicture = jest.mocked(shrinking.shrinkPicture);

const course = { id: 12, name: 'Master of IT', universityName: 'Monash University' };
/** An unsigned token of user 7. */
const access = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;
const expired = reply(401, {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
});
const user = userEvent.setup();
const sender = {
  'First name': 'Asha',
  'Last name': 'Rai',
  Email: 'asha@example.com',
  'Mobile number': '+977 980 0000000',
};
const path = 'POST /api/app/application-create/';

function Opener({ store, onClosed }: { store: DraftStore; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apply Now
      </button>
      <ApplyWidget open={open} onClose={close} course={course} store={store} />
    </>
  );
}

function show(
  answer: unknown = reply(201, { id: 91 }),
  {
    guest = false,
    store = memoryDraftStore(),
    known = {} as Record<string, unknown>,
    widgets = {} as Record<string, () => never>,
  } = {},
) {
  const closed = jest.fn();
  const fake = fakeApi(
    { [path]: answer, ...known },
    { accessToken: () => localStorage.getItem('accessToken') },
  );
  const view = renderWithHost(<Opener store={store} onClosed={closed} />, {
    api: fake.api,
    widgets,
    session: guest ? undefined : { access },
  });
  return {
    ...view,
    /** The sent applications. */
    get calls() {
      return fake.calls.filter((call) => `${call.method} ${call.path}` === path);
    },
    store,
    closed,
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Apply for Master of IT' });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const picker = (group: string) => screen.getByLabelText(`Choose files, ${group}`);
const pdf = (name: string, content = 'x', lastModified = 1) =>
  new File([content], name, { type: 'application/pdf', lastModified });
const add = (group: string, ...files: File[]) => user.upload(picker(group), files);

/** Fills in who sends the application, which is required (C-34). */
async function fillSender() {
  for (const [label, text] of Object.entries(sender)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

async function fillAndSend({ passport = true } = {}) {
  await fillSender();
  await press('Next');
  await add('Academic documents', pdf('transcript.pdf'));
  if (passport) {
    await add('Passport documents', pdf('passport.pdf'));
    await screen.findByRole('list', { name: 'Files in Passport documents' });
  }
  await press('Submit application');
}
const form = (calls: FakeCall[]) => calls[0]?.body as FormData;

afterEach(() => localStorage.clear());

describe('a guest', () => {
  it('is asked to log in or sign up, both of which lead back', async () => {
    show(null, { guest: true });
    expect(await screen.findByText('You have to login first.')).toBeVisible();
    const login = screen.getByRole('link', { name: 'Login' });
    const back = '?next=%2Fcourse_details%2F12%23apply';
    expect(login).toHaveAttribute('href', `/login${back}`);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup${back}`);
  });
});

describe('the form', () => {
  it('has two tabs, Next and Previous, and every field of the specification', async () => {
    show();
    await dialog();
    expect(screen.getAllByRole('tab').map((element) => element.textContent)).toEqual([
      'Profile',
      'Documents',
    ]);
    for (const label of [
      'First name',
      'Last name',
      'Email',
      'Mobile number',
      'Permanent address',
      'Last academic qualification',
      'English test type',
      'Overall score',
    ]) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    // Shown, not editable (C-47).
    for (const [term, text] of [
      ['Preferred university', 'Monash University'],
      ['Preferred course', 'Master of IT'],
    ] as const)
      expect(screen.getByText(term).nextElementSibling).toHaveTextContent(text);
    expect(screen.queryByDisplayValue('Monash University')).not.toBeInTheDocument();
    for (const label of Object.keys(sender))
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-required', 'true');
    const marital = screen.getByLabelText('Marital status');
    expect(marital).toHaveValue('No');
    expect(within(marital).getByRole('option', { name: 'Select marital status' })).toBeDisabled();
    await press('Next');
    expect(tab('Documents')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Academic documents',
      'Work experience documents (optional)',
      'IELTS documents',
      'Passport documents',
      'Marriage certificates (optional)',
      'CV documents (optional)',
      'Additional documents (optional)',
    ]);
    await press('Previous');
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  });

  it('tells which files were added and removed', async () => {
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    const group = within(screen.getByRole('group', { name: 'Academic documents' }));
    const status = () => group.getByRole('status').textContent;
    const removeOf = (name: string) =>
      group.getByRole('button', { name: `Remove ${name} from Academic documents` });
    await add('Academic documents', pdf('a.pdf'), pdf('b.pdf'));
    await waitFor(() => expect(status()).toBe('Added: a.pdf, b.pdf'));
    await user.click(removeOf('a.pdf'));
    expect(status()).toBe('Removed: a.pdf');
    expect(picker('Academic documents')).toHaveFocus();
  });

  it('adds files, shows their sizes, removes one, and rejects wrong ones with the reason', async () => {
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(picker('Academic documents')).toHaveAttribute('accept', '.jpg,.jpeg,.png,.pdf');
    expect(picker('Academic documents')).toHaveAttribute('multiple');
    await add('Academic documents', pdf('image.jpg', 'a'.repeat(1536), 1));
    await add('Academic documents', pdf('image.jpg', 'b', 2));
    const files = await screen.findByRole('list', { name: 'Files in Academic documents' });
    await waitFor(() => expect(within(files).getAllByRole('listitem')).toHaveLength(2));
    expect(within(files).getByText('1.5 KB')).toBeVisible();
    const [first] = within(files).getAllByRole('button', {
      name: 'Remove image.jpg from Academic documents',
    });
    await user.click(first!);
    expect(within(files).getAllByRole('listitem')).toHaveLength(1);
    expect(within(files).getByText('1 bytes')).toBeVisible();
    expect(picker('Academic documents')).toHaveFocus();
    await userEvent.setup({ applyAccept: false }).upload(picker('Academic documents'), pdf('cv.docx'));
    expect(
      await screen.findByText('cv.docx: The selected file must be a JPG, JPEG, PNG or PDF'),
    ).toBeVisible();
  });

  it('says what to do about a file that cannot be read, and adds the others', async () => {
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    const gone = pdf('gone.pdf');
    // As browsers do for files that were moved or changed after they were chosen.
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
      file,
    ) {
      setTimeout(() =>
        (file === gone ? this.onerror : this.onload)?.call(this, new ProgressEvent('x') as never),
      );
    });
    await add('Academic documents', gone, pdf('here.pdf'));
    expect(
      await screen.findByText(
        "We couldn't read gone.pdf. It may have been moved or changed. Choose it again.",
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('shrinks large pictures only on request', async () => {
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    const photo = new File([new Uint8Array(3 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' });
    await add('CV documents (optional)', photo, pdf('cv.pdf'));
    expect(
      await screen.findByText(/^These pictures are large and take longer to send: photo\.jpg \(3 MB\)/),
    ).toBeVisible();
    const files = screen.getByRole('list', { name: 'Files in CV documents (optional)' });
    expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    await press('Keep original size');
    expect(screen.queryByText(/^Large pictures/)).not.toBeInTheDocument();
    expect(within(files).getByText('photo.jpg')).toBeVisible();
  });

  it('rejects a picture that is too large, and offers to shrink it', async () => {
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    const photo = new File([new Uint8Array(11 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' });
    await add('CV documents (optional)', photo);
    const reason = 'photo.jpg: The selected file must be smaller than 10 MB';
    expect(await screen.findByText(reason)).toBeVisible();
    const smaller = new File(['small'], 'photo.jpg', { type: 'image/jpeg' });
    shrinkPicture.mockResolvedValue(smaller);
    await press('Make smaller');
    const files = await screen.findByRole('list', { name: 'Files in CV documents (optional)' });
    expect(within(files).getByText('5 bytes')).toBeVisible();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Large pictures/)).not.toBeInTheDocument();
  });

  it('goes to the documents on Enter, without sending', async () => {
    const view = show();
    await user.type(await screen.findByLabelText('First name'), 'Asha{Enter}');
    expect(tab('Documents')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Documents')).toHaveFocus();
    expect(view.calls).toHaveLength(0);
  });

  it('keeps its content when it is closed', async () => {
    show();
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Apply Now');
    expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
  });
});

describe('what is known about the applicant', () => {
  const known = {
    'GET /api/user/account/': { email: 'asha@example.com', role: 'user' },
    'GET /api/app/application-list/': {
      results: [
        { id: 2, first_name: 'Asha', last_name: 'Rai', email: 'old@example.com', contact: '9800000000' },
        { id: 1, first_name: 'Earlier', last_name: 'Name', contact: '1' },
      ],
    },
  };

  it('is filled in from the account and the last application, and saves no draft', async () => {
    const view = show(undefined, { known });
    await waitFor(async () => expect(await screen.findByLabelText('First name')).toHaveValue('Asha'));
    expect(screen.getByLabelText('Last name')).toHaveValue('Rai');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9800000000');
    expect(screen.getByText(/^We have filled in what we already know/)).toBeVisible();
    await press('Close');
    expect(view.store.drafts.size).toBe(0);
  });

  /** The form when the last application is known, and the account not yet. */
  const showBeforeAccount = async () => {
    const account = Promise.withResolvers();
    const view = show(undefined, { known: { ...known, 'GET /api/user/account/': () => account.promise } });
    await waitFor(async () => expect(await screen.findByLabelText('Email')).toHaveValue('old@example.com'));
    return {
      ...view,
      email: screen.getByLabelText('Email'),
      answer: () => account.resolve(known['GET /api/user/account/']),
    };
  };

  it('prefers the e-mail address of the account to that of the last application', async () => {
    const { email, answer } = await showBeforeAccount();
    answer();
    await waitFor(() => expect(email).toHaveValue('asha@example.com'));
  });

  it.each(['', 'sita@example.com'])('leaves a field that the visitor has changed to "%s"', async (text) => {
    const { email, answer } = await showBeforeAccount();
    await user.clear(email);
    if (text) await user.type(email, text);
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(email).toHaveValue(text);
  });

  it('is replaced by what the visitor types into a field that was just filled in', async () => {
    const { email, answer } = await showBeforeAccount();
    await user.click(email);
    answer();
    await waitFor(() => expect(email).toHaveValue('asha@example.com'));
    expect(email).toHaveFocus();
    await user.keyboard('sita@example.com');
    expect(email).toHaveValue('sita@example.com');
  });

  it('is replaced by a key that is pressed in the moment in which it is filled in', async () => {
    const applications = Promise.withResolvers();
    show(undefined, { known: { 'GET /api/app/application-list/': () => applications.promise } });
    const input = await screen.findByLabelText<HTMLInputElement>('First name');
    await user.click(input);
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    Object.defineProperty(input, 'value', {
      configurable: true,
      get,
      set(text: string) {
        Reflect.deleteProperty(input, 'value');
        set?.call(input, text);
        // Before any timer.
        queueMicrotask(() => input.setRangeText('S', input.selectionStart!, input.selectionEnd!, 'end'));
      },
    });
    applications.resolve(known['GET /api/app/application-list/']);
    await waitFor(() => expect(input.value).toMatch(/S$/));
    expect(input).toHaveValue('S');
  });

  it('fills in test, score and qualification from the profile on the device', async () => {
    localStorage.setItem(
      'profile',
      JSON.stringify({ qualification: 'bachelor', english: { test: 'pte', overall: 58 } }),
    );
    show();
    await waitFor(async () => expect(await screen.findByLabelText('English test type')).toHaveValue('PTE'));
    expect(screen.getByLabelText('Overall score')).toHaveValue('58');
    expect(screen.getByLabelText('Last academic qualification')).toHaveValue("Bachelor's degree");
  });

  it('does not replace a draft', async () => {
    const store = memoryDraftStore();
    const first = show(expired, { store });
    await user.type(await screen.findByLabelText('First name'), 'Sita');
    await waitFor(() => expect(store.drafts.size).toBe(1));
    first.unmount();
    show(undefined, { store, known });
    expect(await screen.findByText('We have restored your draft.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Sita');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

it('states and applies the limits of the API before files are picked', async () => {
  show(undefined, {
    known: {
      'GET /api/app/application-rules/': {
        max_files: 5,
        max_file_bytes: 1024,
        max_total_bytes: 4096,
        reply_working_days: 1,
      },
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Documents' }));
  expect(
    await screen.findByText('JPG, JPEG, PNG or PDF, up to 1 KB each; at most 5 files and 4 KB in total.'),
  ).toBeVisible();
  await add('Passport documents', pdf('passport.pdf', 'x'.repeat(2000)));
  expect(await screen.findByText('passport.pdf: The selected file must be smaller than 1 KB')).toBeVisible();
});

describe('sending', () => {
  it('sends multipart with bearer token, dense file keys and all fields, then confirms and clears the form', async () => {
    const view = show();
    await fillSender();
    await user.selectOptions(screen.getByLabelText('Last academic qualification'), '+2 (class 12)');
    await user.selectOptions(screen.getByLabelText('English test type'), 'Other');
    await user.type(screen.getByLabelText('Which test?'), 'OET');
    await user.click(tab('Documents'));
    await add('Academic documents', pdf('transcript.pdf'));
    await add('IELTS documents', pdf('oet.pdf'));
    await add('Passport documents', pdf('a.pdf', '1', 1), pdf('b.pdf', '2', 2), pdf('c.pdf', '3', 3));
    await press('Remove b.pdf from Passport documents');
    await press('Submit application');
    expect(await screen.findByText('Your documents were submitted successfully!')).toBeVisible();
    expect(screen.getByText('Receipt number 91')).toBeVisible();
    // For paper only.
    expect(screen.getByText('Ridgeway Education').parentElement).toHaveTextContent(/Sent \d+ \w+ \d{4}$/);
    expect(view.calls[0]?.headers.Authorization).toBe(`Bearer ${access}`);
    const sent = [...form(view.calls).entries()].map(([key, value]) => [
      key,
      value instanceof File ? value.name : value,
    ]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ['first_name', 'Asha'],
        ['last_name', 'Rai'],
        ['email', 'asha@example.com'],
        ['contact', '+977 980 0000000'],
        ['last_academic_qualification', '+2 (class 12)'],
        ['test_type', 'OET'],
        ['marital_status', 'No'],
        ['preferred_course', 'Master of IT'],
        ['preferred_university', 'Monash University'],
        ['passport_documents[0][file]', 'a.pdf'],
        ['passport_documents[1][file]', 'c.pdf'],
      ]),
    );
    expect(view.store.drafts.size).toBe(0);
    const [, lower] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(lower!);
    await press('Apply Now');
    expect(await screen.findByLabelText('First name')).toHaveValue('');
  });

  it('invalidates the list of applications', async () => {
    const { queryClient } = show();
    queryClient.setQueryData(['applications', '7', 'list'], []);
    await fillAndSend();
    await screen.findByText('Your documents were submitted successfully!');
    expect(queryClient.getQueryState(['applications', '7', 'list'])?.isInvalidated).toBe(true);
  });

  it('treats the HTML page of a captive portal as no answer, and keeps everything', async () => {
    show('<!doctype html><h1>Log in to the wifi</h1>');
    await fillAndSend();
    expect(
      await screen.findByText('An error occurred while submitting your documents. Please try again later.'),
    ).toBeVisible();
    await press('Back to the form');
    expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByText('passport.pdf')).toBeInTheDocument();
  });

  it('requires who sends it: a summary with links gets the focus, on the tab of the fields', async () => {
    const view = show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    await press('Submit application');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(tab(/^Profile/)).toHaveAttribute('aria-selected', 'true');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Email is required.',
      'Enter your mobile number',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Enter your mobile number' }));
    const mobile = screen.getByLabelText('Mobile number');
    expect(mobile).toHaveFocus();
    await user.type(mobile, '12345');
    expect(mobile).toHaveAccessibleDescription('Enter a mobile number with 7 to 15 digits');
    await user.type(mobile, '67');
    expect(mobile).not.toHaveAccessibleDescription();
    expect(view.calls).toHaveLength(0);
  });

  it('begins the title of the page with "Error: " while the summary is shown', async () => {
    document.title = 'Master of IT | Everest';
    show();
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    await press('Submit application');
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(document.title).toBe('Error: Master of IT | Everest');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.title).toBe('Master of IT | Everest'));
    await press('Apply Now');
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(document.title).toBe('Error: Master of IT | Everest');
    for (const [label, text] of Object.entries(sender)) await user.type(screen.getByLabelText(label), text);
    await waitFor(() => expect(document.title).toBe('Master of IT | Everest'));
  });

  it('says what happens next: who writes and when, what was received, where to look', async () => {
    show(
      reply(201, {
        id: 91,
        documents: [{ id: 1, group: 'passport_documents', name: 'passport-1.pdf', size: 1 }],
        reply_working_days: 2,
      }),
    );
    await fillAndSend();
    expect(await screen.findByText('Receipt number 91')).toBeVisible();
    expect(
      screen.getByText(
        'A counsellor reads your application and writes to asha@example.com within 2 working days (Sunday to Friday).',
      ),
    ).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'What we received' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['passport-1.pdf']);
    expect(screen.getByRole('link', { name: 'My applications' })).toHaveAttribute('href', '/applications');
  });

  it('ends without the other saved courses when their code cannot be loaded: the receipt is complete', async () => {
    let failed = false;
    const failing = () => {
      failed = true;
      throw new Error('net');
    };
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    show(reply(201, { id: 91 }), { widgets: { 'saved-courses': failing } });
    await fillAndSend();
    expect(await screen.findByText('Receipt number 91')).toBeVisible();
    await waitFor(() => expect(failed).toBe(true));
    expect(screen.queryByText('This part could not be loaded.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    log.mockRestore();
  });

  it('promises no time, and lists the sent files, where the API says neither', async () => {
    show(reply(201, {}));
    await fillAndSend();
    expect(
      await screen.findByText('A counsellor reads your application and writes to asha@example.com.'),
    ).toBeVisible();
    expect(screen.getByRole('list', { name: 'What we received' })).toHaveTextContent(
      'transcript.pdfpassport.pdf',
    );
    expect(screen.queryByText(/^Receipt number/)).not.toBeInTheDocument();
  });

  it('warns about a missing passport copy, once, without blocking', async () => {
    const view = show();
    await fillAndSend({ passport: false });
    expect(await screen.findByText('You have not added a passport copy. Send anyway?')).toBeVisible();
    expect(view.calls).toHaveLength(0);
    await press('Send anyway');
    expect(await screen.findByText('Your documents were submitted successfully!')).toBeVisible();
  });

  it('shows progress, and asks before stopping', async () => {
    let call: FakeCall | undefined;
    const view = show((made: FakeCall) => {
      call = made;
      return new Promise(() => {});
    });
    await fillAndSend();
    expect(await screen.findByText('Please wait. Submitting your documents...')).toBeVisible();
    act(() => call?.onUploadProgress?.(50, 200));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('25 % sent')).toBeVisible();
    act(() => call?.onUploadProgress?.(200, 200));
    expect(within(screen.getByRole('list', { name: 'Files being sent' })).getAllByText('sent')).toHaveLength(
      2,
    );
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Stop sending?')).toBeVisible();
    expect(view.closed).not.toHaveBeenCalled();
    await press('Keep sending');
    expect(call?.signal.aborted).toBe(false);
    await user.keyboard('{Escape}');
    await press('Stop sending');
    expect(call?.signal.aborted).toBe(true);
    expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
    expect(view.calls).toHaveLength(1);
  });

  it.each<[string, unknown, string]>([
    ['detail before error', reply(400, { error: 'E', detail: 'D' }), 'D'],
    ['error without detail', reply(400, { error: 'E' }), 'E'],
    [
      'an HTML body',
      reply(413, '<html>413</html>'),
      'An error occurred while submitting your documents. Please try again later.',
    ],
    [
      'no answer',
      () => Promise.reject(new Error('cut')),
      'An error occurred while submitting your documents. Please try again later.',
    ],
  ])('shows a failure with %s and keeps everything', async (_case, answer, text) => {
    const view = show(answer);
    await fillAndSend();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Your answers and files have been kept.')).toBeVisible();
    await press('Back to the form');
    expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByText('passport.pdf')).toBeInTheDocument();
    expect(view.calls).toHaveLength(1);
  });

  it('says what to do when the files are too large in total', async () => {
    show(reply(413, '<html>413</html>'));
    await fillAndSend();
    expect(
      await screen.findByText(
        'Your files are too large in total. Remove some files or make pictures smaller.',
      ),
    ).toBeVisible();
  });

  it('sends the same key again after a lost answer, so that only one application is created', async () => {
    let fails = true;
    const view = show(() => (fails ? Promise.reject(new Error('cut')) : reply(201, { id: 1 })));
    await fillAndSend();
    await press('Back to the form');
    fails = false;
    await press('Submit application');
    await screen.findByText('Your documents were submitted successfully!');
    const keys = view.calls.map(({ body }) => (body as FormData).get('client_key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps the key when the device is slow to say whether there is a draft: it has the one of this form by then', async () => {
    const store = memoryDraftStore();
    const answer = Promise.withResolvers<void>();
    const read = store.read;
    jest.spyOn(store, 'read').mockImplementation(async (owner, courseId) => {
      await answer.promise;
      return read(owner, courseId);
    });
    let fails = true;
    const view = show(() => (fails ? Promise.reject(new Error('cut')) : reply(201, { id: 1 })), { store });
    await fillAndSend();
    await press('Back to the form');
    await waitFor(() => expect(store.drafts.size).toBe(1));
    await act(async () => answer.resolve());
    fails = false;
    await press('Submit application');
    await screen.findByText('Your documents were submitted successfully!');
    const keys = view.calls.map(({ body }) => (body as FormData).get('client_key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends changed content after a lost answer with a new key: the first may have arrived', async () => {
    let fails = true;
    const view = show(() => (fails ? Promise.reject(new Error('cut')) : reply(201, { id: 1 })));
    await fillAndSend();
    await press('Back to the form');
    fails = false;
    await user.click(tab('Profile'));
    await user.type(screen.getByLabelText('Last name'), '-Gurung');
    await user.click(tab('Documents'));
    await press('Submit application');
    await screen.findByText('Your documents were submitted successfully!');
    const keys = view.calls.map(({ body }) => (body as FormData).get('client_key'));
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("shows the API's errors at the fields and groups", async () => {
    const answers = [
      reply(400, { email: ['Enter a valid email address.'] }),
      reply(400, { passport_documents: [{ file: ['The submitted file is empty.'] }] }),
    ];
    show(() => answers.shift());
    await fillAndSend();
    expect(await screen.findByText('Email: Enter a valid email address.')).toBeVisible();
    await press('Back to the form');
    expect(tab(/^Profile/)).toHaveAttribute('aria-selected', 'true');
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Enter a valid email address.' }));
    const email = screen.getByLabelText('Email');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await user.clear(email);
    await user.type(email, 'a@example.com');
    expect(email).not.toHaveAccessibleDescription();

    await user.click(tab('Documents'));
    await press('Submit application');
    expect(
      await screen.findByText('Passport documents: passport.pdf: The submitted file is empty.'),
    ).toBeVisible();
    await press('Back to the form');
    expect(tab(/^Documents/)).toHaveAttribute('aria-selected', 'true');
    expect(picker('Passport documents')).toHaveAccessibleDescription(
      'passport.pdf: The submitted file is empty.',
    );
    await press('Remove passport.pdf from Passport documents');
    expect(picker('Passport documents')).not.toHaveAccessibleDescription();
  });

  it('names the files that the API refuses, of all files of their group', async () => {
    const isNot = (type: string) => `The content of this file is not what its extension “${type}” says.`;
    const detail = `academic documents, file 2: ${isNot('jpg')}`;
    const named = `scan.jpg: ${isNot('jpg')} marks.pdf: ${isNot('pdf')}`;
    show(() =>
      reply(400, {
        academic_documents: [{}, { file: [isNot('jpg')] }, { file: [isNot('pdf')] }],
        detail,
      }),
    );
    await fillSender();
    await press('Next');
    for (const name of ['transcript.pdf', 'scan.jpg', 'marks.pdf']) {
      await add('Academic documents', pdf(name));
      await screen.findByText(name);
    }
    await press('Submit application');
    await press('Send anyway');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByText(`Academic documents: ${named}`)).toBeVisible();
    await press('Back to the form');
    expect(picker('Academic documents')).toHaveAccessibleDescription(named);
  });

  it('offers login when the session has expired, and returns to the form', async () => {
    const view = show(expired);
    await fillAndSend();
    expect(await screen.findByText('Token expired. Please log in first.')).toBeVisible();
    expect(screen.getByText(/ You can continue after you log in\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcourse_details%2F12%23apply',
    );
    expect(view.store.drafts.get('7/12')?.draft.values?.first_name).toBe('Asha');
    expect(view.store.drafts.get('7/12')?.documents.passport_documents.map(({ name }) => name)).toEqual([
      'passport.pdf',
    ]);
  });
});

describe('a session that ends', () => {
  it.each(['Authentication credentials were not provided.', 'User is inactive'])(
    'offers login when the API answers "%s"',
    async (detail) => {
      show(reply(401, { detail }));
      await fillAndSend();
      expect(await screen.findByText(detail)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
        'href',
        '/login?next=%2Fcourse_details%2F12%23apply',
      );
    },
  );

  it('in another tab keeps the form for the same account', async () => {
    const { host } = show();
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    act(() => host.session.logout());
    expect(await screen.findByText('You have to login first.')).toBeVisible();
    act(() => host.session.login({ access, refresh: 'refresh', role: 'user' }));
    await waitFor(async () => expect(await screen.findByLabelText('First name')).toHaveValue('Asha'));
    expect(screen.getByText('We have restored your draft.')).toBeVisible();
  });
});

describe('drafts', () => {
  it('are restored with text and files, and can be deleted', async () => {
    const store = memoryDraftStore();
    const first = show(expired, { store });
    await fillAndSend();
    await screen.findByText('Token expired. Please log in first.');
    first.unmount();
    show(reply(201, {}), { store });
    expect(await screen.findByText('We have restored your draft.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByText('passport.pdf')).toBeInTheDocument();
    expect(screen.getByText(/^Draft saved \d+ \w+, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete my draft' })).toBeVisible();
    await user.type(screen.getByLabelText('Last name'), '-Gurung');
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
    await press('Delete my draft');
    await press('Keep it');
    expect(screen.getByRole('button', { name: 'Delete my draft' })).toHaveFocus();
    expect(store.drafts.size).toBe(1);
    await press('Delete my draft');
    await press('Delete');
    await waitFor(() => expect(store.drafts.size).toBe(0));
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(screen.getByText('Draft deleted')).toBeVisible();
  });

  it('are kept apart when another account logs in in another tab', async () => {
    const store = memoryDraftStore();
    const { host } = show(null, { store });
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    act(() =>
      host.session.login({
        access: `x.${btoa(JSON.stringify({ user_id: 8 }))}.x`,
        refresh: 'refresh',
        role: 'user',
      }),
    );
    expect(await screen.findByLabelText('First name')).toHaveValue('');
    expect([...store.drafts.keys()]).toEqual(['7/12']);
  });

  it('are synced between tabs: saved and deleted', async () => {
    const store = memoryDraftStore();
    const tabs: Channel[] = [];
    const said: unknown[] = [];
    class Channel {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        tabs.push(this);
      }
      postMessage = (data: unknown) => said.push(data);
      close() {}
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
    const hear = (data: string) => act(async () => tabs.at(-1)?.onmessage?.({ data }));
    show(null, { store });
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await screen.findByText(/^Draft saved/);
    expect(said).toContain('7 12');

    const mine = store.drafts.get('7/12')!;
    store.drafts.set('7/12', {
      draft: { ...mine.draft, values: { ...mine.draft.values!, last_name: 'Gurung' } },
      documents: { ...mine.documents, cv_documents: [pdf('cv.pdf')] },
    });
    await hear('8 12');
    expect(screen.getByLabelText('Last name')).toHaveValue('');
    await hear('7 12');
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Gurung'));
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();

    store.drafts.clear();
    await hear('7 12');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('Preferred course').nextElementSibling).toHaveTextContent('Master of IT');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('that cannot be saved cause a warning, and the browser asks before the page is left', async () => {
    const store = { ...memoryDraftStore(), saveText: async () => 'not-saved' as const };
    show(null, { store });
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await dialog();
    expect(leave()).toBe(false);
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    expect(await screen.findByText(/^Your browser does not save drafts/)).toBeVisible();
    expect(leave()).toBe(true);
  });
});
