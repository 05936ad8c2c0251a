import type { FormEventHandler, ReactNode } from 'react';
import { Button, Container, ErrorSummary, from, Heading, Section, Stack, styled, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { FormError } from './use-account-form.ts';

const Sheet = styled.div({
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: '1.5rem 1rem',
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  borderRadius: 20,
  [from.sm]: { padding: '2.5rem' },
});

export interface AccountPageProps {
  title: string;
  intro: string;
  form: {
    errors: readonly FormError[];
    attempt: number;
    isSubmitting: boolean;
    onSubmit: FormEventHandler;
  };
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Links to the other account screens. */
  links?: ReactNode;
}

/** The sheet that login, sign-up, email verification and password reset share. */
export function AccountPage({ title, intro, form, submitLabel, children, links }: AccountPageProps) {
  return (
    <Section>
      <Container>
        <Sheet>
          <form method="post" noValidate onSubmit={form.onSubmit}>
            <Stack gap={24}>
              <Stack gap={8}>
                <Heading level={1} size="l">
                  {title}
                </Heading>
                <Text tone="slate">{intro}</Text>
              </Stack>
              <noscript>{messages.needsJavaScript}</noscript>
              <ErrorSummary errors={form.errors} attempt={form.attempt} />
              {children}
              <Button type="submit" variant="primary" wide loading={form.isSubmitting}>
                {submitLabel}
              </Button>
              {links}
            </Stack>
          </form>
        </Sheet>
      </Container>
    </Section>
  );
}
