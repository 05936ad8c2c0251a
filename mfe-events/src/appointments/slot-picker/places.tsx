import { ONLINE_PLACE } from 'shared-api';
import { useConfig } from 'shared-shell';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../../messages.en.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { slotFields } from '../slot-fields.ts';
import { Lines } from './lines.ts';
import type { PartProps } from './part-props.ts';

/** The branches and online, where there is a choice. */
export function Places({ id, state, data }: PartProps) {
  const { branches } = useConfig();
  // Without branches there is nothing to choose.
  if (data.places.length < 2)
    return <input type="hidden" name={slotFields.place} value={state.place ?? ''} />;
  return (
    <ChoiceChips
      id={`${id}-place`}
      name={slotFields.place}
      legend={messages.wherePlace}
      width="15rem"
      align="start"
      value={state.place}
      onChange={state.choosePlace}
      chips={data.places.map((place) => {
        const isOnline = place.id === ONLINE_PLACE;
        // In the page's language, while the API answers in English.
        const branch = isOnline ? undefined : branches.find(({ id }) => id === place.id);
        const name = messages.placeName(place.id, branch?.name ?? place.name);
        const hint = isOnline ? messages.onlinePlaceHint : (branch?.address ?? place.address);
        return {
          value: place.id,
          name: hint ? `${name}, ${hint}` : name,
          label: (
            <Lines>
              <strong>
                <DataText>{name}</DataText>
              </strong>
              <small>
                <DataText>{hint}</DataText>
              </small>
            </Lines>
          ),
        };
      })}
    />
  );
}
