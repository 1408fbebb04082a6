import { createServer, type Server } from 'node:http'
import { freePort } from '../support/freePort'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const { openPage, application } = browserSession()

let site: Server
let address: string
beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  // The site of a firm, which shows a page of ours in a frame.
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Site</title><iframe src="${application().url}/login?iframe=1"></iframe>`)
  })
  await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve))
})
afterAll(() => new Promise((resolve) => site.close(resolve)))

test('a page of ours stands in a frame of the sites that the firm lists, and of no other', async () => {
  const visitor = await openPage()
  const refused = visitor.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await visitor.goto(address)
  await refused

  const page = await openPage()
  await logIn(page, 'h.vautrin@ormeval.example', { to: '/company?tab=securite' })
  const rules = page.getByRole('region', { name: 'Connexion' })
  const sites = rules.getByRole('textbox', { name: /Sites qui peuvent afficher Solive/ })
  await sites.fill('https://www.exemple.fr/page')
  await rules.getByRole('button', { name: 'Enregistrer' }).click()
  await rules
    .getByText(/n’est pas l’adresse d’un site/)
    .first()
    .waitFor()
  await sites.fill(`https://www.exemple.fr, ${address}`)
  await rules.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Les règles de connexion sont enregistrées.').waitFor()

  await visitor.goto(address)
  await visitor.frameLocator('iframe').getByRole('heading', { name: 'Connexion' }).waitFor()
})
