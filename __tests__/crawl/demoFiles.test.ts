import type { Page } from 'playwright-core'
import { enumerations, type Attributes } from '#contract'
import { goWithin } from '../support/browser/goWithin'
import { logIn } from '../support/browser/logIn'
import { allAnswered } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'

const DIRECTOR = 'h.vautrin@ormeval.example'
const FILES = 40

/** A file, and the answers that decide what its tabs can show. */
interface DemoFile {
  readonly id: string
  readonly title: string
  readonly project: Attributes<'simulation'>['project']
  readonly price: number | null
  readonly income: number | null
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly attributes: { readonly title: string } }[]
}
interface Read {
  readonly included: readonly {
    readonly type: string
    readonly attributes: Partial<Attributes<'simulation'> & Attributes<'income'>>
  }[]
}

async function demoFiles(page: Page): Promise<DemoFile[]> {
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api/v3/client-files${path}`)).json()) as Answer
  const { data } = await read<Listed>('?page[size]=200')
  return Promise.all(
    data.map(async ({ id, attributes: { title } }) => {
      const { included } = await read<Read>(`/${id}?include=simulation,income`)
      const {
        project = null,
        investment_price: price = null,
        net_monthly_income: income = null,
      } = Object.assign({}, ...included.map(({ attributes }) => attributes)) as Read['included'][number]['attributes']
      return { id, title, project, price, income }
    }),
  )
}

/** `npm run test:whole`: all of them. */
const isWhole = process.env['WHOLE'] !== undefined

/** The first file of each project, of those that lack their price and of those that lack their income. */
function oneOfEachKind(files: readonly DemoFile[]): readonly DemoFile[] {
  const kindOf = ({ project, price, income }: DemoFile) => `${project} ${price === null} ${income === null}`
  return [...new Map(files.toReversed().map((file) => [kindOf(file), file])).values()]
}

/** What is on the page of a tab once it is there, and on no other. */
interface Shown {
  readonly path: string
  readonly landmark: string
}
const RESULTS = '.solution-results[aria-busy=false]'
const synthesis: Shown = { path: 'synthesis', landmark: '.synthesis .card' }

/** A home has no solution: its tab leads to the synthesis (specification §2). */
function solutionOf({ project, price }: DemoFile): Shown {
  if (project !== null && !enumerations.isInvestment(project)) return synthesis
  return {
    path: 'solution',
    landmark: price === null ? `${RESULTS} :text("Complétez 1 champ pour calculer")` : `${RESULTS} [role=tablist]`,
  }
}

/** The tabs, by their address. */
const tabs: Readonly<Record<string, (file: DemoFile) => Shown>> = {
  informations: () => ({ path: 'informations', landmark: 'nav[aria-label="Sections"]' }),
  'investment-capacity': ({ income }) => ({
    path: 'investment-capacity',
    landmark: income ? '.capacity-result[aria-busy=false]' : ':text("Il manque le revenu du foyer")',
  }),
  solution: solutionOf,
  'lot-proposals': () => ({
    path: 'lot-proposals',
    landmark: '[aria-label="Lots classés"], :text("Aucun lot ne")',
  }),
  'current-sales': () => ({ path: 'current-sales/default', landmark: 'nav[aria-label="Ventes du client"]' }),
  synthesis: () => synthesis,
}

/** What stands where something could not be shown: an error page, or a part of a page. */
const FAULTS = '.fault, .error-block'

describe('the files of the demo firm', () => {
  const { openPage, takeErrors } = browserSession()

  test('open on all tabs, without an error', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, DIRECTOR)
    const files = await demoFiles(page)
    expect(files).toHaveLength(FILES)
    for (const file of isWhole ? files : oneOfEachKind(files)) {
      for (const [tab, shownOf] of Object.entries(tabs)) {
        const { path, landmark } = shownOf(file)
        await goWithin(page, `/mes-dossiers/${file.id}/${tab}`)
        const isShown = await page
          .locator(landmark)
          .first()
          .waitFor()
          .then(
            () => true,
            () => false,
          )
        await allAnswered(page)
        const faults = [...takeErrors(), ...(await page.locator(FAULTS).allInnerTexts())]
        expect([file.title, tab, new URL(page.url()).pathname, isShown, faults]).toEqual([
          file.title,
          tab,
          `/mes-dossiers/${file.id}/${path}`,
          true,
          [],
        ])
      }
    }
  })
})
