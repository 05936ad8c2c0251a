import { styled } from 'shared-ui';

/** The lines of a chip, one below the other. */
export const Lines = styled.span({ display: 'grid' });
