import {
  cardIntakes,
  courseCity,
  courseCountry,
  courseLevel,
  courseRanking,
  courseUniversityPath,
  universityName,
} from './course-facts.ts';

const university = {
  id: 4,
  university_name: 'Monash University',
  logo: null,
  rankings: [
    { id: 1, rank_source: 'Demo ranking', rank_value: '42', rank_year: '2026' },
    { id: 2, rank_source: 'Other', rank_value: '1', rank_year: null },
  ],
  city: { city_name: 'Melbourne', country: { id: 1, country_name: 'Australia' } },
};

describe('facts of a course and their fallbacks (COURSE-1, COURSE-5)', () => {
  it('names the university', () => {
    expect(universityName({ university })).toBe('Monash University');
    expect(universityName({ university: null, university_name: 'Deakin' })).toBe('Deakin');
    expect(universityName({ university: { ...university, university_name: ' ' } })).toBe('University');
    expect(universityName({})).toBe('University');
  });

  it('names level and ranking', () => {
    expect(courseLevel({ interest: { id: 1, interest_name: 'Master' } })).toBe('Master');
    expect(courseLevel({ interest: null })).toBe('Degree');
    expect(courseRanking({ university })).toBe('Demo ranking 42');
    expect(courseRanking({ university: { ...university, rankings: [] } })).toBe('Featured Course');
    expect(courseRanking({ university: null })).toBe('Featured Course');
  });

  it('shows two intakes and counts the rest', () => {
    const months = (names: string[]) => ({ intake: names.map((month) => ({ id: null, month })) });
    expect(cardIntakes(months(['February', 'July', 'October']))).toEqual({
      shown: ['February', 'July'],
      more: 1,
    });
    expect(cardIntakes(months(['February', ' ']))).toEqual({ shown: ['February'], more: 0 });
    expect(cardIntakes(months([]))).toEqual({ shown: [], more: 0 });
  });

  it('places the course', () => {
    expect(courseCity({ university })).toBe('Melbourne');
    expect(courseCity({ university: { ...university, city: null } })).toBe('N/A');
    expect(courseCountry({ university })).toBe('Australia');
    expect(courseCountry({ country_name: 'Canada' })).toBe('Canada');
    expect(courseCountry({ university: null })).toBeNull();
  });

  it('links the university page, with 0 for an unknown country (C-20)', () => {
    expect(courseUniversityPath({ university })).toBe('/university/4/1');
    expect(courseUniversityPath({ university: { ...university, city: null } })).toBe('/university/4/0');
    expect(courseUniversityPath({ university: { ...university, id: null } })).toBeNull();
    expect(courseUniversityPath({ university: null })).toBeNull();
  });
});
