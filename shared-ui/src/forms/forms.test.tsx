import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFocusedInFrame } from '../testing/is-focused-in-frame.tsx';
import { Checkbox, RadioGroup } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FileInput } from './file-input.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

describe('fields', () => {
  test('label, hint and error belong to the control', () => {
    render(<TextField label="Email" hint="We answer there." error="Email is required." type="email" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We answer there. Email is required.');
    expect(input).toHaveAttribute('type', 'email');
  });

  test('without an error nothing is invalid', () => {
    render(<TextField label="Email" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  test('optional fields are labelled', () => {
    render(<TextArea label="Note" optional />);
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeVisible();
  });

  test('a ref and handlers reach the input, so that form libraries work', async () => {
    const ref = jest.fn();
    const change = jest.fn();
    render(<TextField label="Name" ref={ref} onChange={change} name="name" />);
    await userEvent.type(screen.getByRole('textbox'), 'a');
    expect(ref).toHaveBeenCalledWith(expect.any(HTMLInputElement));
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('a password can be shown and hidden; paste is allowed', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.paste('Secret1!');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Secret1!');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  test('the select is native', async () => {
    render(
      <Select label="Married?" error="Choose one.">
        <option value="">Choose</option>
        <option value="No">No</option>
      </Select>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Married?' }), 'No');
    expect(screen.getByRole('combobox')).toHaveValue('No');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one.');
  });
});

describe('choices', () => {
  test('the whole row of a checkbox is its target', async () => {
    const change = jest.fn();
    render(<Checkbox label="Nepal" onChange={change} />);
    await userEvent.click(screen.getByText('Nepal'));
    expect(change).toHaveBeenCalled();
  });

  test('radio buttons form a named group; the selected one can be cleared where allowed', async () => {
    const change = jest.fn();
    const clear = jest.fn();
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    render(
      <RadioGroup
        legend="Level"
        options={options}
        value="a"
        onChange={change}
        onClear={clear}
        error="Choose."
      />,
    );
    expect(screen.getByRole('group', { name: 'Level' })).toHaveAccessibleDescription('Choose.');
    await userEvent.click(screen.getByRole('radio', { name: 'b' }));
    expect(change).toHaveBeenCalledWith('b');
    await userEvent.click(screen.getByRole('radio', { name: 'a' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });
});

describe('FileInput', () => {
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });

  test('passes files on and accepts the same file again', async () => {
    const onFiles = jest.fn();
    render(<FileInput label="Academic documents" onFiles={onFiles} multiple />);
    const input = screen.getByLabelText<HTMLInputElement>('Choose files, Academic documents');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
    expect(input.value).toBe('');
  });

  test('a cancelled pick changes nothing', () => {
    const onFiles = jest.fn();
    render(<FileInput label="CV" onFiles={onFiles} />);
    fireEvent.change(screen.getByLabelText(/CV/), { target: { files: [] } });
    expect(onFiles).not.toHaveBeenCalled();
  });

  test('its error describes it', () => {
    render(<FileInput label="CV" onFiles={() => {}} error="The selected file is empty" />);
    expect(screen.getByLabelText(/CV/)).toHaveAccessibleDescription('The selected file is empty');
  });
});

describe('ErrorSummary', () => {
  const form = (attempt: number, errors = [{ field: 'email', message: 'Email is required.' }]) => (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="email" label="Email" />
    </>
  );

  test('has the focus in the frame that shows it', async () => {
    expect(await isFocusedInFrame(<ErrorSummary errors={[{ message: 'Closed.' }]} attempt={1} />)).toBe(true);
  });

  test('takes the focus after each failed submit and not before', () => {
    const { rerender } = render(form(0));
    expect(screen.getByRole('alert')).not.toHaveFocus();
    rerender(form(1));
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(form(1));
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(form(2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('takes the focus when the errors come after the attempt, and not when one comes later', () => {
    const { rerender } = render(form(1, []));
    rerender(form(1));
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(form(1, []));
    rerender(form(1));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is read out by its focus only, not again with each corrected field', () => {
    render(form(1));
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveAttribute('aria-live', 'off');
    expect(summary).toHaveAccessibleDescription('Email is required.');
    expect(summary).toHaveFocus();
  });

  test('its links lead to the fields', async () => {
    render(form(1));
    await userEvent.click(screen.getByRole('link', { name: 'Email is required.' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('renders nothing without errors', () => {
    render(form(1, []));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
