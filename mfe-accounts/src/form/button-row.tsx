import { styled } from 'shared-ui';

/** The buttons at the end of a dialog's content. */
export const ButtonRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  justifyContent: 'flex-end',
});
