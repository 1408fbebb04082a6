import { render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { Provider } from 'react-redux'
import { Preview } from '../../../../../src/features/clientFile/client/list/newClientFile/Preview'
import { empty } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'

async function preview(figures: Readonly<Record<string, number>>, hasCompanion: boolean): Promise<string> {
  const { store } = await openApplication(() => empty(404))
  const { unmount } = render(
    <Provider store={store}>
      <Formik initialValues={figures} onSubmit={() => undefined}>
        <Preview hasCompanion={hasCompanion} />
      </Formik>
    </Provider>,
  )
  const text = screen.getByText(/de revenu imposable/).textContent
  unmount()
  return text
}

/** The taxable income of a note, euros. */
const incomeOf = (note: string): number => Number(/^[\d\s]+/.exec(note)?.[0].replaceAll(/\s/g, ''))

describe('what a new file already says', () => {
  test('a tax tells of an income that is lower for one person than for a couple with as many parts', async () => {
    const figures = { net_monthly_income: 5_000, annual_tax: 4_200, fiscal_part: 2.5 }
    const alone = await preview(figures, false)
    const couple = await preview(figures, true)
    expect(incomeOf(alone)).toBeGreaterThan(10_000)
    expect(incomeOf(alone)).toBeLessThan(incomeOf(couple) - 5_000)
    expect(alone).toContain('selon l’impôt indiqué')
  })

  test('without a tax, the income is that of the wages less a tenth', async () => {
    const note = await preview({ net_monthly_income: 2_450, annual_tax: 0, fiscal_part: 1 }, false)
    expect(incomeOf(note)).toBe(27_000)
    expect(note).not.toContain('impôt indiqué')
  })
})
