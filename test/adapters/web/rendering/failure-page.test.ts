import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { failurePage } from '#adapters/web/rendering/failure-page.ts';

const pageAt = (address: string): string => failurePage({ address, correlationId: 'c<1>' });

describe.each(sites)('RTE-45 the page of a server failure at $locale', ({ locale, language }) => {
  const { errors } = messagesIn(`ui/messages/${locale}.json`);

  test('has the texts of the error page and the language of its site', () => {
    const page = pageAt(`/${locale}/bag?a=1&b="`);
    const shown = [...page.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
    expect(errors).toMatchObject({ failedTitle: shown[0], failedText: shown[2], retry: shown[3] });
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`href="/${locale}/bag?a=1&#38;b=&#34;"`);
    expect(page).toContain(' c&#60;1&#62;</small>');
  });
});

test.each(['/', '/nowhere', '/xx-yy/bag', '/"><script>'])('RTE-45 %s is shown in the default language', (address) => {
  expect(pageAt(address)).toContain('<html lang="en-US">');
  expect(pageAt(address)).not.toContain('<script>');
});
