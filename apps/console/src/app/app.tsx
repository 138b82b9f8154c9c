import { ApiError } from '@colloquy/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { type FirstStrings, StringsContext } from '../strings';
import { Toasts } from '../ui/toasts';
import { router } from './router';

const isWorthRepeating = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

export function App({ strings }: { strings: FirstStrings }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            retry: (failures, error) => failures < 2 && isWorthRepeating(error),
            retryDelay: (attempt, error) =>
              error instanceof ApiError && error.retryAfterSeconds
                ? error.retryAfterSeconds * 1000
                : 500 * 2 ** attempt,
          },
        },
      }),
  );
  return (
    <StringsContext value={strings}>
      <Direction.Provider dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <QueryClientProvider client={queries}>
          <Toasts>
            <RouterProvider router={router} />
          </Toasts>
        </QueryClientProvider>
      </Direction.Provider>
    </StringsContext>
  );
}
