import type { ReactNode } from 'react';
import { dayText } from 'shared-api/dates';
import { Link, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { useContent } from 'shared-shell/content';
import { Heading, langOf, Prose, TextLink } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { messages } from '../../messages.en.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { privacySections } from './content.en.ts';

const PrivacySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Prose>
      <Heading level={2} size="m" lang={langOf(title)}>
        {title}
      </Heading>
      {children}
    </Prose>
  </section>
);

/** `/privacy-policy`: the nine sections of PAGE-7, before the last one those of the content pack. */
export default function PrivacyPage() {
  const { publicUrl, brand, branches } = useConfig();
  const own = useContent('privacy');
  usePage({
    title: messages.privacyPolicy,
    description: messages.privacyDescription(brand.name),
    canonical: '/privacy-policy',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.privacyPolicy, path: '/privacy-policy' }])],
  });
  const email = own?.email ?? brand.email;
  const contact = privacySections.at(-1);
  return (
    <PageFrame title={messages.privacyPolicy} lead={messages.privacyLead}>
      <Prose style={{ overflowWrap: 'anywhere' }}>
        {own?.controller && <p>{messages.responsible(own.controller)}</p>}
        {privacySections.slice(0, -1).map(({ title, paragraphs, points }) => (
          <PrivacySection key={title} title={title}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {title === messages.thirdPartyLinks && <ConsentChoice />}
          </PrivacySection>
        ))}
        {own?.sections.map(({ heading, text }, index) => (
          <PrivacySection key={`${index} ${heading}`} title={heading}>
            {text.map((paragraph) => (
              <p key={paragraph} lang={langOf(paragraph)}>
                {paragraph}
              </p>
            ))}
          </PrivacySection>
        ))}
        {contact && (
          <PrivacySection title={contact.title}>
            <p>
              {contact.paragraphs}{' '}
              {email ? (
                <>
                  {messages.writeTo} <TextLink href={`mailto:${email}`}>{email}</TextLink>
                  {branches.length > 0 && messages.orVisit(branches.map(({ city }) => city))}
                  {messages.fullStop}
                </>
              ) : (
                <Link to="/contact">{messages.writeToUs}</Link>
              )}
            </p>
            {own?.updated && <p>{messages.privacyUpdated(dayText(own.updated))}</p>}
          </PrivacySection>
        )}
      </Prose>
    </PageFrame>
  );
}
