import { useMemo } from 'react';
import {
  type Country,
  countryListQuery,
  type Interest,
  interestListQuery,
  type Specialization,
  specializationListQuery,
  useQuery,
} from 'shared-api';
import { countryName, levelName, subjectName } from 'shared-api/vocabulary';
import { language } from 'shared-language';
import { useApi } from 'shared-shell';

export interface FilterOption {
  id: number;
  /** As it is shown. */
  name: string;
  /** As the API writes it. */
  word: string;
}

export interface FilterOptions {
  interests: OptionList;
  specializations: OptionList;
  countries: OptionList;
  /** Refetches every list that failed, including the one whose failure is not shown (ERR-22). */
  retryFailed: () => void;
}

export interface OptionList {
  options: readonly FilterOption[];
  isLoading: boolean;
  /** Null while loading and after success. */
  error: unknown;
  retry: () => void;
}

let collator: Intl.Collator | undefined;

/** Names of which the order of the characters is that of the dictionary. */
const isPlain = (name: string) => /^[A-Za-z &]*$/.test(name);

/**
 * Compares in the order of the dictionary (C-10). Without `Intl` where that changes nothing, because its first object takes
 * a slow phone a tenth of a second.
 */
export function compareNames({ name: a }: FilterOption, { name: b }: FilterOption): number {
  if (isPlain(a) && isPlain(b)) {
    const [one, other] = [a.toLowerCase(), b.toLowerCase()];
    return one < other ? -1 : one > other ? 1 : 0;
  }
  collator ??= new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}

/** SEARCH-4: programs are sorted by name; the API has another order (C-10). */
const sortByName = (options: readonly FilterOption[]): FilterOption[] => [...options].sort(compareNames);

const namedInterest = ({ id, interest_name }: Interest) => ({
  id,
  name: levelName(interest_name),
  word: interest_name,
});
const namedSpecialization = ({ id, specialization_name }: Specialization) => ({
  id,
  name: subjectName(specialization_name),
  word: specialization_name,
});
const namedCountry = ({ id, country_name }: Country) => ({
  id,
  name: countryName(country_name),
  word: country_name,
});
const withName = ({ name }: FilterOption) => name.trim() !== '';

type ListQuery<T> = { data: T[] | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
type Arrange = (options: readonly FilterOption[]) => readonly FilterOption[];
const asGiven: Arrange = (options) => options;

/** Memoised: a group renders only when its own list changes. */
function useOptionList<T>(
  { data, isPending, error, refetch }: ListQuery<T>,
  named: (record: T) => FilterOption,
  arrange = asGiven,
): OptionList {
  const failure = data ? null : error;
  return useMemo(
    () => ({
      options: arrange((data ?? []).map(named).filter(withName)),
      isLoading: isPending,
      error: failure,
      retry: () => void refetch(),
    }),
    [data, isPending, failure, refetch, named, arrange],
  );
}

/** The three filter lists, every page of each (C-9). */
export function useFilterOptions(): FilterOptions {
  const api = useApi();
  const interests = useOptionList(useQuery(interestListQuery(api)), namedInterest);
  const specializations = useOptionList(
    useQuery(specializationListQuery(api)),
    namedSpecialization,
    sortByName,
  );
  const countries = useOptionList(useQuery(countryListQuery(api)), namedCountry);
  return useMemo(() => {
    const lists = { interests, specializations, countries };
    const retryFailed = () => {
      for (const list of Object.values(lists)) if (list.error) list.retry();
    };
    return { ...lists, retryFailed };
  }, [interests, specializations, countries]);
}
