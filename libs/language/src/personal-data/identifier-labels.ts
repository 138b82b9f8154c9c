/**
 * Words that announce the number or the password of a person, as alternatives of a regular expression. All languages are in
 * one expression, because experts mix in words of the language in which a form is printed.
 */
export const identifierLabels = [
  String.raw`(?:call|ring|phone|text|reach) me (?:on|at)|(?:tele)?phone numbers?|(?:mobile|cell(?:phone)?|customer|client|contract|policy|account|insurance|social security|passport|tax|personnel|employee|patient|licence|license|card|ID|fax|extension) (?:numbers?|no\.)|(?:my|his|her|their) (?:number(?! (?:one|two|three))|mobile|cell)|direct line|extension|passwords?|passcodes?|pass phrase|PIN|user ?names?|user ID|log-?in|IBAN|SSN|ID card|passport`,
  String.raw`(?:telefon|handy|mobil|kunden|vertrags|policen|versicherungs|konto|ausweis|pass|steuer|personal|patienten|karten|rufe?|durchwahl|sozialversicherungs|versicherten)-?nummern?|(?:meine|seine|ihre) nummer|durchwahl|erreichbar unter|mich unter|passwort|passwörter|kennwort|kennwörter|benutzername|steuer-?id|geheimzahl`,
  String.raw`(?:número|n[º°]) de (?:teléfono|móvil|cliente|contrato|cuenta|póliza|pasaporte|tarjeta|afiliación|la seguridad social)|mi (?:número|teléfono|móvil|celular)|ll[aá]m[ea](?:d|r)?me al|contraseña|clave de acceso|usuario|DNI|NIE|NIF|CURP|CLABE|extensión`,
  String.raw`(?:numéro|n[º°]) de (?:téléphone|portable|client|contrat|compte|police|passeport|carte|sécurité sociale)|mon (?:numéro|téléphone|portable)|appele[rz][ -]moi au|m['’]appeler au|mot de passe|mots de passe|identifiant|nom d['’]utilisateur|poste téléphonique`,
  String.raw`numero di (?:telefono|cellulare|cliente|contratto|conto|polizza|passaporto|carta)|il mio (?:numero|telefono|cellulare)|chiam(?:i|a|are)mi al|mi chiami al|codice (?:cliente|fiscale)|parola d['’]ordine|nome utente|interno telefonico`,
  String.raw`número d[eoa] (?:telefone|telemóvel|celular|cliente|contrato|conta|apólice|passaporte|cartão)|(?:o )?meu (?:número|telefone|telemóvel|celular)|senha|palavra-passe|nome de (?:usuário|utilizador)|CPF|ramal`,
  String.raw`(?:telefoon|klant|contract|polis|rekening|paspoort|personeels|kaart|burgerservice)-?nummers?|mijn nummer|wachtwoord(?:en)?|gebruikersnaam|toestelnummer|BSN`,
  String.raw`(?:telefon|mobil|kund|kunde|avtals|aftale|avtale|konto|kontrakts|försäkrings|forsikrings|pass|pas|person|personal|kort)-?nummer(?:et)?|mitt nummer|mit nummer|lösenord(?:et)?|adgangskode(?:n)?|passord(?:et)?|användarnamn(?:et)?|brugernavn(?:et)?|brukernavn(?:et)?|anknytning|lokalnummer`,
  String.raw`puhelinnumero\p{L}*|asiakasnumero\p{L}*|sopimusnumero\p{L}*|tilinumero\p{L}*|henkilötunnu\p{L}*|salasana\p{L}*|käyttäjätunnu\p{L}*`,
  String.raw`numer\p{L}* (?:telefonu|klienta|umowy|konta|polisy|paszportu|karty|dowodu)|mój numer|hasło|PESEL|nazwa użytkownika|wewnętrzny`,
  String.raw`(?:telefonní|zákaznické|rodné|moje) číslo|číslo (?:telefonu|smlouvy|účtu|zákazníka|pojistky|pasu|karty|zmluvy|poistky)|heslo|uživatelské jméno|(?:telefónne|zákaznícke) číslo|používateľské meno|linka`,
  String.raw`broj (?:telefona|mobitela|ugovora|računa|kupca|police|putovnice|kartice)|moj broj|lozink\p{L}*|zaporka|korisničko ime|OIB`,
  String.raw`telefonszám\p{L}*|ügyfélszám\p{L}*|szerződésszám\p{L}*|számlaszám\p{L}*|jelsz\p{L}+|felhasználónév|TAJ-?szám`,
  String.raw`număr\p{L}* de (?:telefon|client|contract|cont|pașaport|card)|numărul meu|parola|nume de utilizator|CNP|interior`,
  String.raw`telefon numara\p{L}*|müşteri numara\p{L}*|sözleşme numara\p{L}*|hesap numara\p{L}*|kimlik numara\p{L}*|numaram|parola\p{L}*|şifre\p{L}*|kullanıcı adı\p{L}*|dahili`,
  String.raw`номер\p{L}* (?:телефона|договора|клиента|сч[её]та|полиса|паспорта|карты)|мой (?:номер|телефон)|парол\p{L}+|логин\p{L}*|СНИЛС|ИНН|добавочн\p{L}+`,
  String.raw`номер\p{L}* (?:телефону|договору|клієнта|рахунку|полісу|паспорта|картки)|мій (?:номер|телефон)|логін\p{L}*`,
  String.raw`телефон\p{L}* номер|номер\p{L}* на (?:телефона|договора|клиента|сметката|картата)|номерът ми|парола\p{L}*|потребителско име|ЕГН`,
  String.raw`αριθμός (?:τηλεφώνου|πελάτη|συμβολαίου|λογαριασμού|διαβατηρίου|κάρτας)|τηλέφωνό μου|κωδικός|όνομα χρήστη|ΑΦΜ`,
  String.raw`رقم (?:ال)?(?:هاتف|جوال|عميل|عقد|حساب|هوية|جواز|بطاقة)\p{L}*|رقمي|هاتفي|كلمة (?:ال)?(?:مرور|سر)|الرقم السري|اسم المستخدم`,
  String.raw`(?:फ़ोन|फोन) नंबर|मोबाइल नंबर|मेरा नंबर|ग्राहक संख्या|खाता संख्या|पासवर्ड|आधार नंबर|தொலைபேசி எண்|கைபேசி எண்|வாடிக்கையாளர் எண்|கணக்கு எண்|கடவுச்சொல்`,
  String.raw`số (?:điện thoại|di động|khách hàng|hợp đồng|tài khoản|hộ chiếu|căn cước|máy lẻ)|mật khẩu|tên đăng nhập`,
  String.raw`nomor (?:telepon|ponsel|HP|pelanggan|kontrak|rekening|paspor|kartu)|nomor saya|kata sandi|nama pengguna|NIK|nombor (?:telefon|pelanggan|kontrak|akaun|pasport)|nombor saya|kata laluan|numero ng (?:telepono|kontrata)|numero ko`,
  String.raw`电话号码?|電話號碼|手机号码?|身份证号?码?|合同编?号|客户编?号|账号|帐号|密码|用户名|分机号?`,
  String.raw`電話番号|携帯番号|顧客番号|お客様番号|契約番号|口座番号|社員番号|暗証番号|パスワード|ユーザー名|内線|マイナンバー`,
  String.raw`전화번호|휴대폰 ?번호|고객 ?번호|계약 ?번호|계좌 ?번호|주민(?:등록)? ?번호|비밀번호|아이디|내선`,
].join('|');
