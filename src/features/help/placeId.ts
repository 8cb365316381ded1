import type { HelpTopic } from '../../state/route.ts';

/** The id of the heading of a topic, or of a place on its page. */
export function placeId(topic: HelpTopic, place?: string): string {
  return place === undefined ? `help-${topic}` : `help-${topic}-${place}`;
}
