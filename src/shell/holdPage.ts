/** While the page is held the browser asks before it is left. */
export function holdPage(held: boolean): void {
  if (held) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
