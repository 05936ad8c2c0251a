import { divisions, gradeSchemes, qualifications } from 'shared-shell/visitor-profile';
import { TextField } from 'shared-ui';
import { FieldGrid } from '../../form/field-grid.tsx';
import { messages } from '../../messages.en.ts';
import { Choice } from './choice.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { OwnProfileState } from './use-own-profile.ts';

/** The last qualification, its year and its grade. */
export function StudiesSection({ form, change, text }: Pick<OwnProfileState, 'form' | 'change' | 'text'>) {
  return (
    <ProfileSection id="studies" title={messages.yourStudies}>
      <FieldGrid columns={2}>
        <Choice
          label={messages.lastQualification}
          name="qualification"
          value={form.qualification}
          choices={qualifications}
          nameOf={(id) => messages.qualificationNames[id]}
          onChange={(qualification) => change({ qualification })}
        />
        <TextField
          label={messages.yearFinished}
          hint={messages.yearFinishedHint}
          inputMode="numeric"
          {...text('finished')}
        />
        <Choice
          label={messages.gradeScheme}
          name="gradeScheme"
          value={form.gradeScheme}
          choices={gradeSchemes}
          nameOf={(scheme) => messages.gradeSchemeNames[scheme]}
          onChange={(gradeScheme) => change({ gradeScheme, grade: '' })}
        />
        {form.gradeScheme === 'division' && (
          <Choice
            label={messages.division}
            name="grade"
            value={form.grade}
            choices={divisions}
            nameOf={(division) => messages.divisionNames[division]}
            onChange={(grade) => change({ grade })}
          />
        )}
        {(form.gradeScheme === 'gpa' || form.gradeScheme === 'percentage') && (
          <TextField label={messages.yourGrade} inputMode="decimal" {...text('grade')} />
        )}
      </FieldGrid>
    </ProfileSection>
  );
}
