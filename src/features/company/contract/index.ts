export {
  auditAddress,
  companyAddress,
  importsAddress,
  personsAddress,
  trashAddress,
  updateRequestsAddress,
} from './addresses'
export { companyContract, companySettingsContract, type CompanyResources } from './contract'
export { contactFlags, type ContactFlag } from './resources/companyContact'
export { companyInformation, sirenIn } from './information'
export { personErasure } from './persons'
export { isRichText, reportTextVariables, richTextOf, type RichText } from './richText'
export { settingActions, settingSections, type SettingAction, type SettingSection } from './settingSections'
export { reportParameters } from './resources/reportParameters'
export { settingChangeAction, type SettingDifference } from './resources/settingChange'
export { publicHost } from './publicHost'
export { trashAction } from './trashAction'
export { usuryCeilings } from './usuryCeilings'
export { givenRoles, userActions, userChange, userInvitation, type UserAction } from './users'
