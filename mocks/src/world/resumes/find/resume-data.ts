/** Data of a résumé in the fields of an application; null if not found. */
type Text = string | null
type Count = number | null

export interface EmployerData {
  companyName: Text
  city: Text
  stateProvince: Text
  postalCode: Text
  phoneNumber: Text
  jobTitle: Text
  jobDescription: Text
  supervisorName: Text
  fromMonth: Count
  fromYear: Count
  /** Both null for a current employer. */
  toMonth: Count
  toYear: Count
}

export interface EducationData {
  educationLevelId: Count
  schoolName: Text
  courseOfStudy: Text
  degree: Text
  yearsCompleted: Text
  gradePointAverage: Count
  city: Text
  stateProvince: Text
  countryCode: Text
}

export interface CertificationData {
  name: Text
  agency: Text
  stateProvince: Text
  /** As 2026-11-21. */
  issueDate: Text
  expirationDate: Text
}

export interface ContactData {
  firstName: Text
  middleName: Text
  lastName: Text
  emailAddress: Text
  /** Digits only. */
  phoneNumber: Text
  cellPhoneNumber: Text
  emergencyPhoneNumber: Text
  address: Text
  apartmentOrBuildingNumber: Text
  city: Text
  stateProvince: Text
  postalCode: Text
  linkedInUrl: Text
}

export interface ResumeData extends ContactData {
  workHistory: EmployerData[]
  educationHistory: EducationData[]
  certifications: CertificationData[]
}
