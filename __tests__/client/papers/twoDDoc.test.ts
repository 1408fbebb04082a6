import { decodeTwoDDoc } from '../../../src/client/papers/code/twoDDoc'
import { TAX_NOTICE_CODE } from '../../support/papers/codes'

const [GS, RS, US] = ['\u001d', '\u001e', '\u001f']

/** The payslip and the older tax notice of the specification (ANTS, v3.1.3, section 15.2). */
const PAYSLIP_CODE =
  `DC03FR00000112511636060110M/EXEMPLE/HENRY${GS}5000000000000000510157,55200934,553123154124F55150320125813` +
  `19,24${GS}599894,3${GS}${US}FCJYSMOD7KDZON5QGBKV355SCX2MDFOFU743UBYK2F3PR6D7EL6WRUUIRU5SQKYAY6OOO5NTPIDWJXSCV4X7VXBUHSUH2HVKY5GVXII`
const OLD_NOTICE_CODE =
  `DC02FR0000011261125E0410M/IMPOSABLE/FRANCOIS${GS}401234567890123411042876${GS}${US}` +
  'B7YQ6OAKAF6PJ4PT73E5FHJZX5JFHTOYUN4R2N4MU2XIVGPOFPK2NVGKU42LSWVLSLVHHRISNM2LBDNIZF45NCJKEQNVFGU6555W6LA'

describe('a 2D-Doc', () => {
  test('of a tax notice, version 4: header, data of both kinds of length, signature', () => {
    expect(decodeTwoDDoc(TAX_NOTICE_CODE)).toEqual({
      version: 4,
      authority: 'FR00',
      certificate: '0001',
      issuedOn: null,
      // 0x23DC is 9,180 days after 1 January 2000.
      signedOn: '2025-02-18',
      documentType: '28',
      data: {
        '41': '63198',
        '43': '2,75',
        '44': '2278012345678',
        '45': '2021',
        '46': 'RETI PATRICK',
        '47': '3001123456789',
        '48': 'RETISOPHIE',
        '49': '0701987765432',
        '4A': '31072022',
        '4V': '3542',
        '4W': '182',
        '4X': '3724',
        '4Y': '145 RUE JULLIARD/ZASPECIMEN/78320/LEVIS STNOM',
      },
      cut: [],
      signatureBytes: 64,
    })
  })

  test('of a payslip, version 3: a header without country, data of exact length one after the other', () => {
    expect(decodeTwoDDoc(PAYSLIP_CODE)).toMatchObject({
      version: 3,
      documentType: '06',
      issuedOn: '2012-11-02',
      data: {
        '10': 'M/EXEMPLE/HENRY',
        '51': '0157,5',
        '52': '00934,5',
        '53': '1231',
        '54': '124F',
        '58': '1319,24',
        '59': '9894,3',
      },
      signatureBytes: 64,
    })
  })

  test('of an older notice, version 2: a header without perimeter', () => {
    expect(decodeTwoDDoc(OLD_NOTICE_CODE)).toMatchObject({
      version: 2,
      documentType: '04',
      data: { '10': 'M/IMPOSABLE/FRANCOIS', '40': '1234567890123', '41': '1042876' },
    })
  })

  test('says which datum was cut, and goes on after it', () => {
    const code = decodeTwoDDoc(`DC04FR000001000000012801FR46DUPONT${RS}4163198${GS}${US}AAAAAAAA`)
    expect(code).toMatchObject({ issuedOn: '2000-01-01', signedOn: '2000-01-02', cut: ['46'], signatureBytes: 5 })
    expect(code?.data).toEqual({ '41': '63198', '46': 'DUPONT' })
  })

  test('without a signature, or with one that is no base 32, has none', () => {
    expect(decodeTwoDDoc(`DC04FR000001FFFFFFFF2801FR4163198`)?.signatureBytes).toBe(0)
    expect(decodeTwoDDoc(`DC04FR000001FFFFFFFF2801FR4163198${US}018!`)?.signatureBytes).toBe(0)
  })

  test.each(['', 'https://ants.gouv.fr', 'DC05FR000001FFFFFFFF2801FR', 'DC04FR0000', '\u00dc\u0004binary'])(
    'is not what « %s » is',
    (text) => {
      expect(decodeTwoDDoc(text)).toBeUndefined()
    },
  )
})
