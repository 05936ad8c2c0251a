import { type ReactNode, useState } from 'react';
import * as ui from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { Scene } from 'shared-ui/scenes';

interface Specimen {
  name: string;
  /** State → how it looks. */
  states: Record<string, ReactNode>;
}

const nothing = () => {};
const lorem = 'Coursework and research degrees, part-time work, and a post-study work visa.';

function Opens({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ui.Button onClick={() => setOpen(true)}>{label}</ui.Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

function Suggesting() {
  const [value, setValue] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Combobox
      label="Course"
      inputValue={value}
      onInputChange={(next) => {
        setValue(next);
        setOpen(next.length > 1);
      }}
      options={value.length > 1 ? ['Nursing', 'Networking', 'Nutrition'] : []}
      optionLabel={(option) => option}
      optionKey={(option) => option}
      open={open}
      onOpenChange={setOpen}
      onSelect={nothing}
    />
  );
}

const items = ['How long does it take?', 'What does it cost?', 'May I work?'].map((title) => ({
  title,
  content: <p>{lorem}</p>,
}));
const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon')) as [
  string,
  (props: ui.IconProps) => ReactNode,
][];

export const specimens: readonly Specimen[] = [
  {
    name: 'Button',
    states: {
      variants: (
        <ui.Stack row>
          <ui.Button variant="primary">Book an Appoinment</ui.Button>
          <ui.Button>See More</ui.Button>
          <ui.Button variant="text">Reset</ui.Button>
          <ui.Button size="s">Small</ui.Button>
          <ui.Button component="a" href="#Button">
            As a link
          </ui.Button>
        </ui.Stack>
      ),
      loading: <ui.Button loading>Send</ui.Button>,
      disabled: <ui.Button disabled>Previous</ui.Button>,
      wide: <ui.Button wide>Apply Now</ui.Button>,
    },
  },
  {
    name: 'IconButton',
    states: {
      enabled: (
        <ui.IconButton label="Open menu">
          <ui.MenuIcon />
        </ui.IconButton>
      ),
      disabled: (
        <ui.IconButton label="Search" disabled>
          <ui.SearchIcon />
        </ui.IconButton>
      ),
    },
  },
  {
    name: 'TextLink',
    states: {
      here: <ui.TextLink href="#TextLink">All courses</ui.TextLink>,
      'new tab': (
        <ui.TextLink href="https://example.com" newTab>
          Official page
        </ui.TextLink>
      ),
    },
  },
  {
    name: 'Heading',
    states: Object.fromEntries(
      (['xl', 'l', 'm', 's'] as const).map((size) => [
        size,
        <ui.Heading key={size} level={3} size={size}>
          Study in New Zealand
        </ui.Heading>,
      ]),
    ),
  },
  {
    name: 'Text',
    states: {
      plain: <ui.Text>{lorem}</ui.Text>,
      slate: <ui.Text tone="slate">{lorem}</ui.Text>,
      'muted, small': (
        <ui.Text tone="muted" size="s">
          {lorem}
        </ui.Text>
      ),
      Nepali: <p lang="ne">विदेशमा अध्ययन, रू १,०००</p>,
    },
  },
  {
    name: 'Chip',
    states: {
      tones: (
        <ui.Stack row gap={8}>
          <ui.Chip>2 years</ui.Chip>
          <ui.Chip tone="ok">You meet this</ui.Chip>
          <ui.Chip tone="amber">Deadline near</ui.Chip>
          <ui.Chip tone="error">Closed</ui.Chip>
        </ui.Stack>
      ),
    },
  },
  {
    name: 'Card',
    states: {
      linked: (
        <ui.Grid columns={[1, 2, 3]}>
          <ui.Card>
            <Scene name="uk" style={{ width: '100%', height: 'auto' }} />
            <ui.CardBody>
              <ui.Heading level={3} size="s">
                <ui.CardLink href="#Card">Study in UK</ui.CardLink>
              </ui.Heading>
              <ui.Text tone="slate">{lorem}</ui.Text>
            </ui.CardBody>
          </ui.Card>
        </ui.Grid>
      ),
    },
  },
  {
    name: 'Banner',
    states: {
      'with scene': <ui.Banner title="Study in Canada" lead={lorem} scene={<Scene name="canada" />} />,
      plain: <ui.Banner title="Privacy Policy" />,
    },
  },
  {
    name: 'Scene',
    states: {
      all: (
        <ui.Grid columns={[2, 3]}>
          {(['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai', 'ridge'] as const).map((name) => (
            <Scene key={name} name={name} />
          ))}
        </ui.Grid>
      ),
    },
  },
  {
    name: 'Icons',
    states: {
      all: (
        <ui.Stack row gap={12}>
          {icons.map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </ui.Stack>
      ),
    },
  },
  {
    name: 'Accordion',
    states: {
      closed: <ui.Accordion headingLevel={3} items={items} />,
      open: <ui.Accordion headingLevel={3} items={items} defaultOpen={1} />,
    },
  },
  {
    name: 'Disclosure',
    states: {
      closed: <ui.Disclosure label="Services">{lorem}</ui.Disclosure>,
      open: (
        <ui.Disclosure label="Services" defaultOpen>
          {lorem}
        </ui.Disclosure>
      ),
    },
  },
  {
    name: 'Tabs',
    states: {
      'with errors': (
        <ui.Tabs
          label="Application"
          tabs={[
            { id: 'p', label: 'Profile', content: lorem, errors: 2 },
            { id: 'd', label: 'Documents', content: 'Documents' },
          ]}
        />
      ),
    },
  },
  {
    name: 'TextField',
    states: {
      empty: <ui.TextField label="Email" hint="We answer there." type="email" />,
      filled: <ui.TextField label="Email" defaultValue="student@example.com" />,
      error: <ui.TextField label="Email" error="Email is required." />,
      optional: <ui.TextField label="Phone" optional />,
      disabled: <ui.TextField label="Email" disabled defaultValue="student@example.com" />,
      area: <ui.TextArea label="Note" />,
    },
  },
  {
    name: 'PasswordField',
    states: {
      hidden: <ui.PasswordField label="Password" defaultValue="Secret1!" />,
      error: <ui.PasswordField label="Password" error="Password is required" />,
    },
  },
  {
    name: 'Select',
    states: {
      chosen: (
        <ui.Select label="Married?" defaultValue="No">
          <option>Yes</option>
          <option>No</option>
        </ui.Select>
      ),
    },
  },
  {
    name: 'Checkbox and RadioGroup',
    states: {
      checkbox: <ui.Checkbox label="Australia" defaultChecked />,
      disabled: <ui.Checkbox label="Germany" disabled />,
      radio: (
        <ui.RadioGroup
          legend="Qualification Level"
          value="b"
          onChange={nothing}
          options={['a', 'b'].map((value) => ({ value, label: `Level ${value}` }))}
        />
      ),
      error: (
        <ui.RadioGroup
          legend="Qualification Level"
          error="Choose one."
          value={null}
          onChange={nothing}
          options={[{ value: 'a', label: 'Level a' }]}
        />
      ),
    },
  },
  {
    name: 'FileInput',
    states: {
      empty: <ui.FileInput label="Academic documents" onFiles={nothing} hint="JPG, PNG or PDF" multiple />,
      error: <ui.FileInput label="Passport" onFiles={nothing} error="The selected file is empty" />,
    },
  },
  {
    name: 'ErrorSummary',
    states: {
      'two errors': (
        <ui.ErrorSummary
          attempt={0}
          errors={[{ field: 'x', message: 'Email is required.' }, { message: 'The server did not answer.' }]}
        />
      ),
    },
  },
  { name: 'Combobox', states: { 'type two letters': <Suggesting /> } },
  {
    name: 'Alert',
    states: Object.fromEntries(
      (['info', 'success', 'warning', 'error'] as const).map((severity) => [
        severity,
        <ui.Alert key={severity} severity={severity} live="none">
          {lorem}
        </ui.Alert>,
      ]),
    ),
  },
  {
    name: 'Snackbar',
    states: {
      shown: (
        <Opens label="Show">
          {(open, close) => (
            <ui.Snackbar message={open ? 'Login successful' : null} severity="success" onClose={close} />
          )}
        </Opens>
      ),
    },
  },
  {
    name: 'Spinner and Skeleton',
    states: { spinner: <ui.Spinner />, skeleton: <ui.Skeleton height={48} /> },
  },
  { name: 'ProgressBar', states: { 'at 40 %': <ui.ProgressBar value={40} label="Upload" /> } },
  {
    name: 'EmptyState and ErrorState',
    states: {
      empty: <ui.EmptyState message="No blogs found." action={<ui.Button>Go to the home page</ui.Button>} />,
      error: (
        <ui.ErrorState
          message="An error occurred while fetching blogs"
          onRetry={nothing}
          action={<ui.Button variant="text">Go to the home page</ui.Button>}
        />
      ),
      retrying: <ui.ErrorState message="An error occurred while fetching blogs" onRetry={nothing} retrying />,
    },
  },
  {
    name: 'Pagination',
    states: {
      'first page': <ui.Pagination onNext={nothing} label="First" />,
      between: <ui.Pagination onNext={nothing} onPrevious={nothing} label="Between" />,
    },
  },
  {
    name: 'PauseButton',
    states: {
      playing: <ui.PauseButton paused={false} onToggle={nothing} what="carousel" />,
      paused: <ui.PauseButton paused onToggle={nothing} what="film" />,
    },
  },
  {
    name: 'Dialog',
    states: {
      question: (
        <Opens label="Open">
          {(open, close) => (
            <ui.Dialog
              open={open}
              onClose={close}
              size="s"
              title="Logout"
              actions={<ui.Button onClick={close}>Ok</ui.Button>}
            >
              Are you sure yo want to logout?
            </ui.Dialog>
          )}
        </Opens>
      ),
      form: (
        <Opens label="Open form">
          {(open, close) => (
            <ui.Dialog open={open} onClose={close} size="l" title="Apply" persistent>
              <ui.TextField label="First name" />
            </ui.Dialog>
          )}
        </Opens>
      ),
    },
  },
  {
    name: 'Drawer',
    states: {
      right: (
        <Opens label="Open">
          {(open, close) => (
            <ui.Drawer open={open} onClose={close} label="Menu">
              <ui.Disclosure label="Services">{lorem}</ui.Disclosure>
            </ui.Drawer>
          )}
        </Opens>
      ),
    },
  },
];
