import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type PageMeta, usePage } from 'shared-shell';
import { Button, Container, ErrorSummary, from, Heading, Section, Stack, styled, Text } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';
import { type AccountFormOptions, useAccountForm } from './use-account-form.ts';
import { useWait } from './use-wait.ts';

const Sheet = styled.div({
  maxWidth: '30rem',
  marginInline: 'auto',
  // In large text on a phone the words need the room.
  padding: '1.5rem min(1rem,4vw)',
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  borderRadius: 20,
  [from.sm]: { padding: '2.5rem' },
});

export interface AccountPageProps<V extends FieldValues, A> extends AccountFormOptions<V, A> {
  /** Metadata of the page. Its title is also the heading. */
  page: PageMeta;
  intro: string;
  /** Default: the page's title. */
  submitLabel?: string;
  /** The fields; `field` gives the props of one. */
  children: (field: ReturnType<typeof useAccountForm<V, A>>['field']) => ReactNode;
  /** Next step after a failed call, below the summary. */
  remedy?: (error: unknown, values: V) => ReactNode;
  /** Links to the other account screens. */
  links: ReactNode;
}

/** Id of the button that sends the form: what opens once it is sent returns the focus to it. */
export const SUBMIT_ID = 'account-submit';

/** The page that login, sign-up, email verification and password reset share: one form on a sheet. */
export function AccountPage<V extends FieldValues, A>({
  page,
  intro,
  submitLabel = page.title,
  children,
  remedy,
  links,
  ...options
}: AccountPageProps<V, A>) {
  const form = useAccountForm(options);
  const wait = useWait(form.failed?.error);
  const { title } = page;
  usePage({ ...page, title: form.errors.length > 0 ? messages.errorPrefix + title : title });
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
              {form.failed && remedy?.(form.failed.error, form.failed.values)}
              {/* Without scripts what one typed would be lost. */}
              <NeedsScript>
                {children(form.field)}
                <Button
                  id={SUBMIT_ID}
                  type="submit"
                  variant="primary"
                  wide
                  loading={form.isSubmitting}
                  disabled={wait > 0}
                >
                  {wait > 0 ? messages.tryAgainIn(wait) : submitLabel}
                </Button>
              </NeedsScript>
              {links}
            </Stack>
          </form>
        </Sheet>
      </Container>
    </Section>
  );
}
