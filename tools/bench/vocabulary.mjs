// Words that rows are made of. Invented: nothing here comes from a public data set.

export const VERBS =
  'get list search fetch find check calculate convert compute estimate create update query lookup count verify generate track book plan rank filter merge split compare analyze'.split(
    ' ',
  );
export const NOUNS =
  'weather forecast stock price recipe flight hotel match player team score route distance currency rate balance loan mortgage triangle matrix polygon prime factorial sequence array string domain certificate email phone address postcode country city timezone holiday article headline review rating movie series episode song album lyric podcast book author quote game tournament league season standings driver race circuit vehicle engine parcel shipment order invoice customer product category brand discount coupon ticket event venue seat job salary company profile post comment hashtag video channel playlist image color font language translation sentiment summary keyword'.split(
    ' ',
  );
export const QUALS =
  'by_id by_name by_date by_location in_range v2 for_user for_region history details summary top latest nearby with_filters'.split(
    ' ',
  );
export const PNAMES =
  'query city country location date start_date end_date limit page offset lang currency amount rate user_id team_id season league id name type category symbol interval latitude longitude radius units sort order filter keyword email phone ip domain url text source target numbers values matrix width height depth threshold format include_details is_active max_results min_price max_price language timezone'.split(
    ' ',
  );
export const FILL =
  'the of a for and to with that from in specified given returns data information using provided API endpoint list results value used number default filter search identifier requested format including available current details about based items'.split(
    ' ',
  );
export const CITIES = [
  'New York',
  'São Paulo',
  'Paris',
  'Tokyo',
  'Zürich',
  'London',
  'Lagos',
  'Mumbai',
  'Reykjavík',
  'Kraków',
  'Los Angeles',
  'Istanbul',
  '北京',
  'Cairo',
  'Sydney',
];
