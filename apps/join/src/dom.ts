type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** Creates an element. Attributes that are functions become event listeners. Text is never parsed as markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'string') element.setAttribute(name, value);
    else if (value) element.setAttribute(name, '');
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function show(page: HTMLElement, screen: HTMLElement): void {
  page.replaceChildren(screen);
  const heading = screen.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
