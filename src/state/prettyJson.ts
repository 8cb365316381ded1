/** Features take values of the core from here. */
export { prettyJson } from '../core/json/prettyJson.ts';
