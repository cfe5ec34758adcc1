import { formatMoney } from '@vvoz/catalogue/words/format';
import { describeExample } from '@vvoz/seo/texts/describeTexts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { EXAMPLE, buildExample } from './exampleLot.ts';
import { ExamplePage, type ExamplePageProps } from './ExamplePage.tsx';

/** An example of a purchase. If the calculator fails, the page says so and has no figures. */
export const exampleTemplate = definePageTemplate<ExamplePageProps>({
  names: ['example'],
  load: async ({ data }, { record, path }) => {
    const { year, month, question } = buildExample(new Date());
    return { record, path, year, month, receipt: await data.getReceipt(question) };
  },
  describe: ({ receipt }, { record, path }) => ({
    title: record.title,
    description: describeExample(
      EXAMPLE.name,
      formatMoney(EXAMPLE.price, 'jpy'),
      receipt && formatMoney(receipt.totals.total, 'rub'),
    ),
    state: { kind: 'text', path },
  }),
  render: (props) => <ExamplePage {...props} />,
});
