import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Resource } from '#contract/jsonapi'
import { clientFileSections, expectedAnswers } from '#features/clientFile/contract/household'
import { edited } from '#client/autosave'
import { InformationsTab } from '../../../../../src/features/clientFile/client/file/informations/InformationsTab'
import { FILE, idOf } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'
import { ADVISER, openFile } from '../../../../support/client/openedFile'

const READER = ['see_application_immo', 'see_client_files']

const tabs = [
  { path: 'informations', Component: InformationsTab },
  { path: 'synthesis', element: <p>La synthèse</p> },
]

/** The household of the example file on a small screen, open on a section. */
async function openHousehold(address: string, permissions: readonly string[] = ADVISER) {
  const { requests, ...opened } = await openFile(address, tabs, fileServer(permissions))
  await screen.findByRole('heading', { level: 1 })
  return {
    ...opened,
    user: userEvent.setup({ delay: null }),
    writes: () =>
      requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url }) => `${method} ${url.split(FILE)[1] ?? ''}`),
  }
}
const openSection = (section: string, permissions?: readonly string[]) =>
  openHousehold(`informations?section=${section}`, permissions)

describe('the household of a client file', () => {
  test('a field is saved when it is left, and its section says at what time', async () => {
    const { user, server } = await openSection('heritage')
    const liquidity = await screen.findByLabelText(/^Liquidités/)
    await user.clear(liquidity)
    await user.type(liquidity, '52k')
    expect(screen.getAllByText('Modifications en cours')).not.toHaveLength(0)
    await user.tab()
    expect(await screen.findAllByText(/^Enregistré à \d\d:\d\d$/)).not.toHaveLength(0)
    expect(server.membersOf('heritage')[0]?.attributes).toMatchObject({ liquidity: 52_000 })
    expect(screen.getByText('Patrimoine brut du foyer').parentElement).toHaveTextContent('52 000 €')
  })

  test('a text that changes nothing is not saved, and its section says so once it is handed over', async () => {
    const { user, writes } = await openSection('heritage')
    await user.tripleClick(await screen.findByLabelText(/^Liquidités/))
    await user.paste('40 000')
    expect(screen.getAllByText('Modifications en cours')).toHaveLength(2)
    await waitFor(() => {
      expect(screen.queryByText('Modifications en cours')).toBeNull()
    })
    expect(writes()).toEqual([])
  })

  test('a wrong value stays as it was typed, is counted in the header and is not sent', async () => {
    const { user, writes } = await openSection('income')
    const income = await screen.findByLabelText(/^Revenu net mensuel du client/)
    await user.clear(income)
    await user.type(income, 'beaucoup')
    await user.tab()
    expect(screen.getByText('1 champ à corriger — non enregistré')).toBeVisible()
    expect(screen.getByText('1 champ à corriger')).toBeVisible()
    expect(income).toHaveValue('beaucoup')
    expect(writes()).toEqual([])
  })

  test('the companion is added by a switch with the defaults of the specification', async () => {
    const { user, server } = await openSection('companion')
    await user.click(await screen.findByRole('switch', { name: /conjoint/ }))
    await waitFor(() => {
      expect(server.membersOf('companion')).toHaveLength(1)
    })
    expect(server.membersOf('companion')[0]?.attributes).toMatchObject({
      honorific: 'mr',
      birthdate: '1900-01-01',
      marital_status: 'single',
      matrimonial_property_regime: 'community_property',
      professional_status: 'cdi_during_trial_period',
    })
    expect(screen.getByLabelText(/^Prénom/)).toHaveFocus()
  })

  test('what a companion begins with is to be confirmed, and one click does it', async () => {
    const { user, server } = await openSection('companion')
    await user.click(await screen.findByRole('switch', { name: /conjoint/ }))
    const confirm = await screen.findByRole('button', { name: /^C’est exact.*civilité/ })
    expect(screen.getByRole('button', { name: /^C’est exact.*statut professionnel/ })).toBeVisible()
    await user.click(confirm)
    expect(confirm).not.toBeInTheDocument()
    await waitFor(() => {
      expect(server.membersOf('companion')[0]?.attributes).toMatchObject({
        confirmed: expect.arrayContaining(['honorific']) as unknown,
        honorific: 'mr',
      })
    })
  })

  test('each section says how many answers it lacks as the progress of the file counts them', async () => {
    const { user, server } = await openSection('companion')
    await user.click(await screen.findByRole('switch', { name: /conjoint/ }))
    await waitFor(() => {
      expect(server.membersOf('companion')).toHaveLength(1)
    })
    const headingOf = (path: string) => document.querySelector(`#section-${path} button`)
    await user.click(headingOf('notes') ?? document.body)
    const held = clientFileSections.flatMap(({ definition: { type } }) => server.membersOf(type))
    const { household } = expectedAnswers(held as unknown as readonly Resource[])
    const lacking = (type: string) => household.filter((answer) => answer.type === type && answer.value === null).length
    const shown = clientFileSections.flatMap(({ definition: { type }, path }) => {
      const heading = headingOf(path)
      return heading?.getAttribute('aria-expanded') === 'false'
        ? [[type, Number(/(\d+) à compléter/.exec(heading.textContent)?.[1] ?? 0)] as const]
        : []
    })
    expect(shown).toEqual(shown.map(([type]) => [type, lacking(type)]))
    expect(new Map(shown).get('companion')).toBeGreaterThan(0)
  })

  test('a companion with a name is removed only after a question', async () => {
    const { user, server } = await openSection('companion')
    const toggle = await screen.findByRole('switch', { name: /conjoint/ })
    await user.click(toggle)
    await user.type(await screen.findByLabelText(/^Prénom/), 'Nadia')
    await user.tab()
    await waitFor(() => {
      expect(server.membersOf('companion')[0]?.attributes).toMatchObject({ firstname: 'Nadia' })
    })

    await user.click(toggle)
    const question = await screen.findByRole('dialog', { name: 'Retirer le conjoint\u202f?' })
    expect(question).toHaveTextContent('Les informations de Nadia seront supprimées du dossier.')
    await user.click(within(question).getByRole('button', { name: 'Annuler' }))
    expect(server.membersOf('companion')).toHaveLength(1)
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'Retirer' }))
    await waitFor(() => {
      expect(server.membersOf('companion')).toHaveLength(0)
    })
    expect(toggle).not.toBeChecked()
  })

  test('the children switch adds one child, and takes all of them away', async () => {
    const { user, server } = await openSection('children')
    const toggle = await screen.findByRole('switch', { name: /enfants/ })
    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'Ajouter un enfant' }))
    await waitFor(() => {
      expect(server.membersOf('child')).toHaveLength(2)
    })
    expect(server.membersOf('child')[0]?.attributes).toMatchObject({
      birthdate: '1900-01-01',
      has_alternating_custody: false,
      is_handicapped: false,
    })
    await user.click(toggle)
    await waitFor(() => {
      expect(server.membersOf('child')).toHaveLength(0)
    })
  })

  test('parts that the household gives are taken by a button', async () => {
    const { user, server, store } = await openSection('income')
    act(() => {
      store.dispatch(
        edited({ ref: { type: 'tax', id: idOf('tax') }, parentId: FILE, attributes: { fiscal_part: 2.5 } }),
      )
    })
    await user.click(await screen.findByRole('button', { name: /Fiscalité/ }))
    await user.click(await screen.findByRole('button', { name: 'Reprendre 1 part' }))
    expect(screen.getByLabelText(/^Nombre de parts/)).toHaveValue('1')
    expect(screen.queryByRole('button', { name: /^Reprendre 1 part/ })).toBeNull()
    await waitFor(() => {
      expect(server.membersOf('tax')[0]?.attributes).toMatchObject({ fiscal_part: 1 })
    })
  })

  test('a loan that is over stays written and does not count', async () => {
    const { user, server } = await openSection('current-loans')
    const end = await screen.findByRole('textbox', { name: /^Date de fin/ })
    expect(screen.getByText('Mensualités en cours').nextSibling).toHaveTextContent('220 €/mois')
    await user.clear(end)
    await user.type(end, '30/06/2020')
    await user.tab()
    expect(screen.getByText('Terminé, non compté')).toBeVisible()
    expect(screen.getByText('Mensualités en cours').nextSibling).toHaveTextContent(/^0 €\/mois$/)
    await waitFor(() => {
      expect(server.membersOf('current_loan')[0]?.attributes).toMatchObject({ end_date: '2020-06-30' })
    })
  })

  test('Alt and an arrow open the next section, without a step of the number that has the focus', async () => {
    const { user, writes } = await openSection('income')
    await user.click(await screen.findByLabelText(/^Revenu net mensuel du client/))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByLabelText(/^Loyer mensuel actuel/)).toBeVisible()
    expect(writes()).toEqual([])
  })

  test('a note that is too long says so and stays to be cut', async () => {
    const { user, writes } = await openSection('notes')
    const entry = await screen.findByLabelText('Nouvelle note')
    await user.click(entry)
    await user.paste('x'.repeat(10_001))
    await user.click(screen.getByRole('button', { name: 'Ajouter la note' }))
    await screen.findByText('Maximum 10000 caractères')
    expect(entry).toHaveValue('x'.repeat(10_001))
    expect(writes()).toEqual([])
  })

  test('a note is added once it is written', async () => {
    const { user, server } = await openSection('notes')
    await user.type(await screen.findByLabelText('Nouvelle note'), 'Rappeler mardi')
    await user.click(screen.getByRole('button', { name: 'Ajouter la note' }))
    await waitFor(() => {
      expect(server.membersOf('note')[0]?.attributes).toMatchObject({ note: 'Rappeler mardi' })
    })
    expect(screen.getByLabelText('Nouvelle note')).toHaveValue('')
  })

  test('who may only read sees texts, and nothing to change', async () => {
    await openSection('heritage', READER)
    expect(await screen.findByText('Lecture seule')).toBeVisible()
    expect(screen.getByText('40 000 €', { selector: '.written-value span' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Renommer/ })).toBeNull()
  })
})

describe('the frame of a client file', () => {
  test('its name is changed where it stands', async () => {
    const { user, server } = await openHousehold('synthesis')
    await user.click(await screen.findByRole('button', { name: /Renommer/ }))
    const name = screen.getByLabelText('Nom du dossier')
    await user.clear(name)
    await user.keyboard('{Enter}')
    expect(screen.getByText('Ce champ est requis')).toBeVisible()
    await user.type(name, 'Vasseur – LMNP{Enter}')
    await waitFor(() => {
      expect(server.membersOf('client_file')[0]?.attributes).toMatchObject({ title: 'Vasseur – LMNP' })
    })
  })

  test.each([
    ['livraison', 'Cet onglet'],
    ['delivery', 'L’onglet « Livraison »'],
    ['billing', 'L’onglet « Facturation »'],
  ])('the address %s leads to the synthesis, and says that it is of no tab', async (address, tab) => {
    await openHousehold(address)
    // The message first, which goes away by itself.
    expect(await screen.findByText(`${tab} n’est pas disponible pour ce dossier.`)).toBeVisible()
    expect(await screen.findByText('La synthèse')).toBeVisible()
  })

  test('a home has no solution, and a zero-rate loan instead', async () => {
    const { store } = await openSection('income')
    expect(await screen.findByRole('link', { name: 'Solution chiffrée' })).toHaveAttribute('href')
    expect(screen.queryByRole('button', { name: /Prêt à taux zéro/ })).toBeNull()
    act(() => {
      store.dispatch(
        edited({
          ref: { type: 'simulation', id: idOf('simulation') },
          parentId: FILE,
          attributes: { project: 'personal_residency' },
        }),
      )
    })
    expect(await screen.findByRole('button', { name: /Prêt à taux zéro/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Solution chiffrée' })).toHaveAttribute('aria-disabled', 'true')
  })
})
