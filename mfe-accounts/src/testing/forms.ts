import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup();

/** A password that satisfies every rule. */
export const goodPassword = 'Abcdefg1@';
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const fill = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
