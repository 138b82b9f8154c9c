import convict from 'convict';

const refuse = (rule: string): never => {
  throw new Error(rule);
};

convict.addFormats({
  // the String format of convict accepts ''
  nonEmpty: {
    validate: (value: unknown) => {
      if (typeof value !== 'string' || value.trim() === '') refuse('must be set');
    },
  },
  secret: {
    validate: (value: unknown) => {
      if (typeof value !== 'string' || value.length < 32) refuse('must be set to at least 32 characters');
    },
  },
  'http-url': {
    validate: (value: unknown) => {
      if (typeof value !== 'string' || !/^https?:\/\/[^\s/]+/.test(value)) refuse('must be an http(s) URL');
      if (typeof value === 'string' && value.endsWith('/')) refuse('must not end with a slash');
    },
  },
  'ws-url': {
    validate: (value: unknown) => {
      if (typeof value !== 'string' || !/^wss?:\/\/[^\s/?]+[^\s?]*$/.test(value))
        refuse('must be a ws(s) URL without a query');
    },
  },
  list: {
    coerce: (value: unknown) => (typeof value === 'string' ? splitList(value) : value),
    validate: (value: unknown) => {
      if (!Array.isArray(value)) refuse('must be a list, comma separated');
    },
  },
  'address-list': {
    coerce: (value: unknown) => (typeof value === 'string' ? splitList(value) : value),
    validate: (value: unknown) => {
      if (!Array.isArray(value) || value.length === 0)
        refuse('must name at least one address, comma separated');
    },
  },
  positive: {
    coerce: (value: unknown) => (typeof value === 'string' ? Number(value) : value),
    validate: (value: unknown) => {
      if (typeof value !== 'number' || !Number.isInteger(value) || value <= 0)
        refuse('must be a positive integer');
    },
  },
});

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
