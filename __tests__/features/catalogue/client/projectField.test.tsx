import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { resources } from '#contract'
import { upserted } from '#client/entities'
import { SectionForm } from '#client/forms'
import { sessionStarted } from '#client/session'
import { ProjectField } from '#features/catalogue/client'
import { json, lineOf } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { InTheme } from '../../../support/client/InTheme'

const firm = {
  type: 'company' as const,
  id: 'firm',
  attributes: { name: 'Ormeval', hidden_projects: ['malraux'] },
  relationships: {},
}

/** The choice of scheme of a file, where the server answers the list of active ones as told. */
async function showField(answer: () => Response, project: string | null = null) {
  const { store, requests } = await openApplication((request) => {
    if (!request.url.includes('/v3/me')) return answer()
    const { data } = userDocument('u1') as { data: { relationships: object } }
    const company = { data: { type: 'company', id: 'firm' } }
    return json(200, { data: { ...data, relationships: { ...data.relationships, company } } })
  })
  await store.dispatch(sessionStarted())
  store.dispatch(upserted([firm]))
  render(
    <Provider store={store}>
      <SectionForm
        definition={resources.simulation}
        reference={{ type: 'simulation', id: 's' }}
        attributes={{ project }}
        errors={{}}
        onEdit={() => undefined}
      >
        <ProjectField name="project" asList />
      </SectionForm>
    </Provider>,
    { wrapper: InTheme },
  )
  return { requests, user: userEvent.setup() }
}

async function offered(user: ReturnType<typeof userEvent.setup>): Promise<readonly (string | null)[]> {
  await user.click(screen.getByRole('combobox', { name: /Dispositif/ }))
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
}

test('the schemes that the server calls active are offered, and the one that was chosen before', async () => {
  const { user, requests } = await showField(() => json(200, { data: ['lmnp_amortissement', 'malraux'] }), 'pinel')
  expect(requests.map(lineOf)).toContain('GET /v3/projects?filter[is_active]=1')
  const choices = await offered(user)
  expect(choices.join()).toMatch(/Pinel/)
  expect(choices.join()).toMatch(/Malraux/)
  expect(choices.join()).not.toMatch(/Denormandie/)
})

test('until the server answers, those that it last said the firm hides are not', async () => {
  const { user } = await showField(() => json(503, { message: 'Indisponible' }))
  const choices = await offered(user)
  expect(choices.join()).toMatch(/Denormandie/)
  expect(choices.join()).not.toMatch(/Malraux/)
})
