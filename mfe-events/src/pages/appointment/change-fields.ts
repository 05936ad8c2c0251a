/** Query parameter of the page that offers other times where no script runs. */
export const MOVE_PARAMETER = 'move';

/** Name of the button that cancels there. */
export const CANCEL_FIELD = 'cancel';

/** Keys of what was sent there, for the page that answers. */
export const CANCEL_FORM = 'cancelAppointment';
export const MOVE_FORM = 'moveAppointment';
export const MOVE_CHOICE = 'moveChoice';
