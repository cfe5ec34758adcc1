import { definePageTemplate } from '../../shell/pageTemplate.ts';
import { HomePage, type HomePageProps } from './HomePage.tsx';
import { loadHome } from './loadHome.ts';

/** The front page of the main host. */
export const homeTemplate = definePageTemplate<HomePageProps>({
  names: ['home'],
  load: loadHome,
  describe: (_, { record, path }, { description }) => ({
    title: record.titleSub ?? record.title,
    description,
    state: { kind: 'text', path },
  }),
  render: (home) => <HomePage {...home} />,
});
