import { loginAddress, safeRedirect } from '#client/session'

describe('where a login leads', () => {
  test.each([
    ['/mes-dossiers', '/mes-dossiers'],
    ['/mes-dossiers?status=draft&q=%C3%A9#top', '/mes-dossiers?status=draft&q=%C3%A9#top'],
    [
      '/mes-dossiers/0b4f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e/solution',
      '/mes-dossiers/0b4f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e/solution',
    ],
    ['/recherche?next=https://elsewhere.example', '/recherche?next=https://elsewhere.example'],
    ['/a/../b', '/b'],
  ])('%s is ours', (address, path) => {
    expect(safeRedirect(address)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'mes-dossiers',
    'https://elsewhere.example',
    'HTTPS://elsewhere.example/login',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\t//elsewhere.example',
    ' //elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//solive.invalid@elsewhere.example',
    'https:elsewhere.example',
    '/login',
    '/login?redirectUrl=/login',
  ])('%j leads home', (address) => {
    const path = safeRedirect(address)
    expect(path).toBe('/')
    expect(new URL(path, 'https://pro.solive.example').origin).toBe('https://pro.solive.example')
  })
})

test.each([
  [{}, '/login'],
  [
    { errorCode: 401, redirectUrl: '/mes-dossiers?q=a&sort=-title' },
    '/login?errorCode=401&redirectUrl=%2Fmes-dossiers%3Fq%3Da%26sort%3D-title',
  ],
  [{ errorCode: 403 }, '/login?errorCode=403'],
  [{ errorCode: 403, redirectUrl: '/mes-dossiers' }, '/login?errorCode=403'],
  [{ errorCode: null, redirectUrl: '/' }, '/login'],
  [{ redirectUrl: '//elsewhere.example' }, '/login'],
])('the address of the login screen for %j is %s', (reason, address) => {
  expect(loginAddress(reason)).toBe(address)
})
