import {
  type Country,
  countryListQuery,
  type Interest,
  interestListQuery,
  type Specialization,
  specializationListQuery,
  useQuery,
} from 'shared-api';
import { useApi } from 'shared-shell';

export interface FilterOption {
  id: number;
  name: string;
}

export interface FilterOptions {
  interests: OptionList;
  specializations: OptionList;
  countries: OptionList;
}

export interface OptionList {
  options: readonly FilterOption[];
  isLoading: boolean;
  /** Null while loading and after success. */
  error: unknown;
  retry: () => void;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** D2 §2: programs are sorted by name, whatever their order on the wire (decisions C-10). */
export const sortByName = (options: readonly FilterOption[]): FilterOption[] =>
  [...options].sort((a, b) => byName.compare(a.name, b.name));

const namedInterest = ({ id, interest_name }: Interest) => ({ id, name: interest_name });
const namedSpecialization = ({ id, specialization_name }: Specialization) => ({
  id,
  name: specialization_name,
});
const namedCountry = ({ id, country_name }: Country) => ({ id, name: country_name });
const withName = ({ name }: FilterOption) => name.trim() !== '';

/** The three filter lists, every page of each (decisions C-9). */
export function useFilterOptions(): FilterOptions {
  const api = useApi();
  const interests = useQuery(interestListQuery(api));
  const specializations = useQuery(specializationListQuery(api));
  const countries = useQuery(countryListQuery(api));
  const list = <T>(
    query: { data: T[] | undefined; isPending: boolean; error: unknown; refetch: () => unknown },
    named: (record: T) => FilterOption,
  ): OptionList => ({
    options: (query.data ?? []).map(named).filter(withName),
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  });
  const specialization = list(specializations, namedSpecialization);
  return {
    interests: list(interests, namedInterest),
    specializations: { ...specialization, options: sortByName(specialization.options) },
    countries: list(countries, namedCountry),
  };
}
