const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as one piece of a hash: percent-encoded once. Half a surrogate pair cannot be percent-encoded and
 * stands as `~d800`; the tilde itself is therefore encoded.
 */
export function encodeText(text: string): string {
  let encoded = '';
  let from = 0;
  for (const match of text.matchAll(LONE_SURROGATE)) {
    encoded += encodeWhole(text.slice(from, match.index));
    encoded += `~${match[0].charCodeAt(0).toString(16)}`;
    from = match.index + 1;
  }
  return encoded + encodeWhole(text.slice(from));
}

/** The text of a piece, or null when it is not properly encoded. */
export function decodeText(piece: string): string | null {
  try {
    return piece
      .split(/(~[0-9a-f]{4})/)
      .map((part) =>
        /^~[0-9a-f]{4}$/.test(part) ? String.fromCharCode(parseInt(part.slice(1), 16)) : decodeURIComponent(part),
      )
      .join('');
  } catch {
    return null;
  }
}

/** As `encodeText`, leaving what reads well in a parameter: `; = , :` and `/` are no separators there. */
export function encodeValue(text: string): string {
  return encodeText(text).replace(/%(?:3B|3D|2C|3A|2F|40)/g, decodeURIComponent);
}

function encodeWhole(text: string): string {
  return encodeURIComponent(text).replaceAll('~', '%7E');
}
