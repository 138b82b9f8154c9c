import { type RequestPatterns } from './patterns';
import { inSpellings, respelled } from './spelling';

const talk = String.raw`(?:(?:bu |şu |bütün bu )?(?:görüşme|mülakat|röportaj|konuşma|arama|anket|sohbet|söyleşi|telefon|bağlantı|oturum|iş|soru sorma|sorular|sorgu)(?:yi|yı|yu|yü|i|ı|u|ü|ye|ya|e|a|den|dan|nin|nın|ları|leri)? ?)`;
const soon = String.raw`(?:(?:burada|şimdi|artık|hemen|derhal|lütfen|bunu|bu işi|burda|ben|biz|bence|daha fazla uzatmadan|gerçekten|tamam|yeter|izninizle|müsaadenizle|o zaman|bugünlük|daha fazla|ya|hadi|buna|şu an|bu noktada|direkt|doğrudan|rica ediyorum|mümkünse) ?,? ?)`;
const stopMek = String.raw`(?:bitirmek|sonlandırmak|durdurmak|kesmek|bırakmak|kapatmak|sona erdirmek|son vermek|noktalamak|durmak|ayrılmak|çıkmak|çekilmek|vazgeçmek|iptal etmek)`;
const stopNow = String.raw`(?:bitirelim|sonlandıralım|durduralım|keselim|bırakalım|kapatalım|sona erdirelim|son verelim|noktalayalım|duralım|bitirin|bitir|sonlandırın|sonlandır|durdurun|durdur|kesin|kes|bırakın|kapatın|kapat|sona erdirin|son verin|bitiriyorum|sonlandırıyorum|kapatıyorum|bırakıyorum|kesiyorum|son veriyorum|ayrılıyorum|bitireceğim|kapatacağım|sonlandıracağım|bitireyim|kapatayım|bitirir misiniz|sonlandırır mısınız|kapatır mısınız|durdurur musunuz|keser misiniz|bitirsek|bitirsek mi|bitirebilir miyiz|sonlandırabilir miyiz|kapatabilir miyiz|durabilir miyiz|kesebilir miyiz|bırakabilir miyiz|durdurabilir miyiz|bitirebilir miyim|sonlandırabilir miyim|bitirebilir misiniz|sonlandırabilir misiniz|durdurabilir misiniz|kapatabilir misiniz|bitsin|sona ersin|iptal edin|iptal edelim)`;
const till = String.raw`(?=[,.!?;…:]|$| (?:lütfen|artık|şimdi|hemen|teşekkür\p{L}*|sağ ol\p{L}*|ama|çünkü|burada|yeter|tamam|rica|mı|mi)(?!\p{L}))`;
const end = String.raw`(?=[,.!?;…]|$)`;
const wish = String.raw`(?:istiyorum|isterim|istiyoruz|istemekteyim|zorundayım|durumundayım|isterdim|niyetindeyim|istiyom|rica ediyorum)`;
const mine = String.raw`(?:(?:(?:şimdiye kadar |bugün |size |burada |benim |tüm |bütün |şu ana kadar )*(?:söylediğim|anlattığım|dediğim|verdiğim|konuştuğum|paylaştığım) (?:her şeyi?n?|hiçbir şeyi?|şeylerin hiçbirini|her şeyin|şeyleri|şeylerin|tüm şeyleri?|bütün şeyleri?|(?:tüm |bütün )?(?:bilgileri|cevapları|yanıtları|sözleri))|(?:bugün |size |benim |burada |şimdiye kadar )*(?:söylediklerim|anlattıklarım|dediklerim|konuştuklarım|söyledikleri?m)(?:in|i)?(?: (?:hepsini|tamamını|tümünü|hiçbirini|hiçbiri))?|(?:benim |tüm |bütün |benimle ilgili |bana ait )*(?:(?:kişisel )?(?:veri|bilgi|cevap|yanıt|ses kayıt|kayıt|ses|ifade)(?:leri|ları|ler|lar)?(?:im|ım|um|üm|m)?(?:i|ı|u|ü|in|ın|un|imi|ımı|imin|ımın)?)(?: (?:hepsini|tamamını|tümünü|hiçbirini))?))`;
const eraseNow = String.raw`(?:silin|silin lütfen|siliniz|sil|siler misiniz|silebilir misiniz|silinsin|silinmesini (?:istiyorum|talep ediyorum|rica ediyorum|isterim)|silmenizi (?:istiyorum|rica ediyorum|talep ediyorum|isterim)|yok edin|yok edilsin|yok edilmesini istiyorum|yok edin|imha edin|imha edilsin|imha edilmesini istiyorum|kaldırın|silmeniz gerekiyor|silmenizi|silebilir misin|siler misin|silinmeli|silsinler)`;
const last = String.raw`(?:(?:az önce|demin|şimdi|biraz önce|son|en son|az evvel|deminki|önceki|son olarak) (?:ki )?(?:söylediğim(?:i| şeyi| sözü| cümleyi| sözleri)?|söylediklerimi|dediğim(?:i| şeyi)?|dediklerimi|cümle(?:yi|mi)?|söz(?:ümü|lerimi)?|ifade(?:yi|mi)?|yorumu(?:mu)?|kısm(?:ı|ını)|bölümü|anlattığımı|konuştuğumu|sözü|lafımı|lafı|kelimeleri)|(?:bu|şu|o) (?:cümleyi|kısmı|sözü|bölümü|lafı|ifadeyi|dediğimi)|söylediğim (?:son )?(?:şeyi|cümleyi|sözü)|(?:söylediğimi|dediğimi|söylediklerimi|dediklerimi))`;

const table: RequestPatterns = {
  end: [
    `<clause>${soon}*(?:${talk})?${soon}*${stopMek} ${wish}`,
    `<clause>${soon}*${talk}${soon}*${stopNow}${till}`,
    `<clause>(?:bunu |bu işi )?(?:(?:burada|burda|artık|şimdi|hemen|tamam|yeter|lütfen|bu noktada) ?,? ?)+(?:bitirelim|sonlandıralım|keselim|bırakalım|kapatalım|duralım|durun|bitirin|sonlandırın|durdurun|kesin|bitsin|son verelim|noktalayalım|bitirebilir miyiz|durabilir miyiz|kesebilir miyiz|bırakabilir miyiz|sonlandırabilir miyiz|kapatabilir miyiz|son verin|bitiriyorum|kapatıyorum|bırakıyorum)${till}`,
    `<whole>(?:artık |burada |hadi |o zaman )?(?:bitirelim|sonlandıralım|keselim|bırakalım|kapatalım|duralım|bitirin|sonlandırın|kapatıyorum|bitiriyorum|bitirmek istiyorum|durmak istiyorum|bırakmak istiyorum|çıkmak istiyorum)(?: (?:artık|burada|lütfen|şimdi))*`,
    `<clause>(?:ben |artık |daha fazla |hiçbir |başka |bu |size |sizinle |bir robotla |bir makineyle |daha |hiç |kesinlikle |şu an |gerçekten )*(?:soruya |soru |sorulara |soruyu |sorulara cevap |görüşmeye |mülakata |konuşmaya |röportaja |bu görüşmeye |bu konuda )*(?:devam etmek|sürdürmek|cevaplamak|cevap vermek|yanıtlamak|yanıt vermek|konuşmak|katılmak|görüşmek|cevap|uzatmak) (?:istemiyorum|istemem|istemiyoruz|niyetinde değilim|istemiyom)(?<=(?:artık|daha fazla|hiçbir|başka|devam|sürdür|katıl|robot|makine|uzat|daha).*)`,
    `<clause>(?:ben |artık |daha fazla |daha |hiçbir |başka )+(?:soruya |sorulara |soru |sorularınıza |hiçbir şey |konuş|bir şey )*(?:cevap vermeyeceğim|yanıt vermeyeceğim|cevaplamayacağım|yanıtlamayacağım|devam etmeyeceğim|konuşmayacağım|cevap vermiyorum|cevaplamıyorum|yanıtlamıyorum|konuşmuyorum|devam etmiyorum|cevaplamam|cevap vermem|devam edemeyeceğim|devam edemem|söylemeyeceğim)${till}`,
    `<clause>(?:ben )?(?:bu görüşmeye |görüşmeye |mülakata |buna |konuşmaya )?(?:devam etmiyorum|devam etmeyeceğim|devam edemeyeceğim|devam etmek istemiyorum)`,
    `<clause>(?:artık |bana |daha |lütfen |bir daha )*(?:başka |daha fazla |artık )?soru (?:sormayın|sorma|istemiyorum|sormayınız|yok artık|sormayı bırakın|sormayı kesin|sormayı bırak)${till}`,
    `<clause>(?:başka|daha fazla|artık) soru (?:yok|istemiyorum|almayacağım)${till}`,
    `<clause>(?:soru sormayı|sormayı|konuşmayı) (?:bırakın|kesin|bırak|kes)`,
    `<clause>(?:beni )(?:rahat bırakın|rahat bırak|yalnız bırakın|artık aramayın|bir daha aramayın|rahatsız etmeyin|yalnız bırak)`,
    `<clause>(?:artık |bu kadar |benim için |tamam |bana )*(?:yeter|yetti|bu kadar yeter|bıktım|yeter artık|kafi)(?: (?:artık|bu kadar|benim için|be))*[,.! ]+(?:bitir|kapat|dur|son|keselim|bırak|artık|daha|soru|devam|görüş|teşekkür|istemiyorum|konuş|ben|cevap)\\p{L}*`,
    `<clause>(?:ben )?(?:size )?(?:dur|durun|yeter|bitirin|kesin|bitir|istemiyorum|kapatın)(?: artık)? (?:dedim|diyorum|dedim ya|demiştim)`,
    '<whole>(?:hoşça kalın|hoşçakalın|hoşça kal|hoşçakal|güle güle|görüşürüz|görüşmek üzere|allaha ısmarladık|allahaısmarladık|elveda|iyi günler|iyi günler dilerim|iyi akşamlar|kendinize iyi bakın|haydi eyvallah)(?: (?:görüşmek üzere|hoşça kalın|iyi günler|o zaman))*',
    `<clause>${talk}(?:burada |artık |bence )*(?:bitti|bitmiştir|sona ermiştir|sona erdi|burada biter|burada bitsin)${till}`,
    `<whole>(?:durun|dur|yeter|tamam)[,.! ]+(?:durun|dur|yeter|artık|bitti|bitsin|[^.!?]{0,40}(?:istemiyorum|yeter))(?: artık)?`,
    `<clause>(?:telefonu |şimdi telefonu |hattı )(?:kapatıyorum|kapatacağım|kapatmak istiyorum|kapatmam gerek)`,
    `<clause>(?:bundan |bu işten |bu sorulardan |sizden )(?:bıktım|sıkıldım|çok sıkıldım)(?: artık)?${till}`,
  ],
  endPerhaps: [
    '<whole>(?:artık )?(?:dur|durun|dur artık|durun artık|dur lütfen|yeter|yeter artık|bu kadar yeter|yeterli|bu kadar|bitti|bitsin|bitirelim|bitir|bitirin|bitirdim|ben bitirdim|tamamdır bitti|benden bu kadar|hepsi bu|hepsi bu kadar|bu kadardı|vazgeçtim|iptal|pes|ben yokum|kesin|kes|kapat|kapatın|istemiyorum artık|istemiyorum|son)(?: (?:artık|lütfen|teşekkürler))*',
  ],
  withdraw: [
    `<clause>(?:${soon}|verdiğim |vermiş olduğum |daha önce |başta |bu |görüşme için |az önce |söz konusu |katılım |resmen |verilerimin |bilgilerimin |sesimin |kişisel |işlenmesine |kullanılmasına |saklanmasına |kaydedilmesine |verdiğim )*(?:onayımı|izni|rızamı|iznimi|muvafakatimi|onamımı|katılımımı|açık rızamı|verdiğim izni|onayı)(?: (?:şimdi|artık|hemen|resmen|tamamen))* (?:geri (?:çek\\p{L}*|al\\p{L}*)|iptal ed\\p{L}*|çekiyorum|çekmek)(?: (?:istiyorum|isterim|rica ediyorum))?`,
    `<clause>(?:geri çekiyorum|geri alıyorum|iptal ediyorum) (?:onayımı|rızamı|iznimi|katılımımı)`,
    `<clause>(?:${soon})*(?:bu )?(?:araştırmadan|çalışmadan|anketten|projeden|katılımdan|katılmaktan)(?: (?:artık|tamamen|şimdi))* (?:çekil\\p{L}*|ayrıl\\p{L}*|çık\\p{L}*|vazgeç\\p{L}*)(?: (?:istiyorum|isterim))?(?<=çekiliyorum|ayrılıyorum|çıkıyorum|vazgeçtim|vazgeçiyorum|istiyorum|isterim)`,
    `<clause>(?:ben )?(?:artık |bundan sonra )+(?:bu görüşmeye |buna |katılmaya |görüşmeye |katılmayı |verilerimin kullanılmasına |kullanılmasına |hiçbir şeye )*(?:onay vermiyorum|rıza göstermiyorum|razı değilim|kabul etmiyorum|izin vermiyorum|onaylamıyorum|rızam yok)`,
    `<clause>(?:ben )?${mine} (?:kullanılmasına|saklanmasına|işlenmesine|kullanmanıza|saklamanıza|paylaşılmasına|kaydedilmesine|kullanılmasını|saklanmasını|işlenmesini|paylaşılmasını|yayınlanmasını|yayımlanmasını|kullanmanızı|saklamanızı|yayınlanmasına)(?: artık)? (?:izin vermiyorum|rıza göstermiyorum|razı değilim|onay vermiyorum|istemiyorum|karşıyım|rızam yok|kabul etmiyorum|iznim yok)`,
    `<clause>(?:${soon})*(?:sizden )?(?!söylediklerimi (?:lütfen )?(?:sil|yok|kald))${mine}(?: (?:hemen|lütfen|derhal|tamamen|sistemden|sisteminizden|kayıtlardan|komple|kalıcı olarak|artık|hepsini|tamamını))* ${eraseNow}`,
    `<clause>(?:lütfen )?(?:silin|yok edin|imha edin) (?:lütfen )?${mine}`,
    `<clause>(?:${soon})*(?:sizden )?${mine}(?: (?:hiçbir yerde|hiçbir şekilde|lütfen|asla|artık|sakın|hiçbir))* (?:kullanmayın|saklamayın|paylaşmayın|yayınlamayın|kullanılmasın|saklanmasın|paylaşılmasın|kaydetmeyin|kullanmayınız|tutmayın|işlemeyin|analiz etmeyin|kullanamazsınız|saklayamazsınız|yayınlanmasın)`,
    `<clause>(?:söylediğim|söylediklerimin|anlattığım|anlattıklarımın|dediklerimin|verdiğim) (?:hiçbir şey|hiçbir şeyi|hiçbiri|hiçbirini|hiçbir cevabı|cevapların hiçbiri)(?:n)?(?: (?:lütfen|asla))* (?:kullanmayın|kullanılmasın|kullanmanızı istemiyorum|kullanılmasını istemiyorum|saklamayın|saklanmasın|kullanmamanızı istiyorum|kullanamazsınız)`,
    `<clause>(?:söylediğim|anlattığım|dediğim) (?:her şeyi|şeylerin hepsini|şeylerin tamamını)(?: (?:lütfen|tamamen))* (?:geri alıyorum|geri çekiyorum|silin|sil|unutun|geri almak istiyorum)`,
    `<clause>(?:bütün |tüm )?(?:söylediklerimi|cevaplarımı|anlattıklarımı|yanıtlarımı)(?: (?:hepsini|tamamını|tümünü))? (?:geri alıyorum|geri çekiyorum|geri çekmek istiyorum)`,
  ],
  withdrawPerhaps: [
    '<whole>(?:lütfen )?(?:hepsini|her şeyi|tamamını|tümünü|bütün her şeyi|komple)(?: (?:lütfen|hemen))* (?:silin|sil|siliniz|siler misiniz|yok edin|imha edin|silebilir misiniz|iptal edin)(?: lütfen)?',
    '<clause>(?:katıldığıma|kabul ettiğime|konuştuğuma|onay verdiğime|katıldığım için|evet dediğime) (?:pişmanım|pişman oldum)',
    '<clause>(?:hiç )?(?:kabul etmemeliydim|katılmamalıydım|onay vermemeliydim)',
  ],
  'finish-later': [
    '(?:yarın|daha sonra|sonra|başka bir zaman|başka zaman|başka bir gün|başka gün|haftaya|gelecek hafta|önümüzdeki hafta|pazartesi|öğleden sonra|akşam|ileri bir tarihte)(?: (?:tekrar|kaldığımız yerden|buna|görüşmeye|yeniden|beni|bu görüşmeye|bunu|sabah|mı|günü|konuşmaya|geri))* (?:devam e[dt]\\p{L}*|devam etsek|bitir\\p{L}*|dur\\p{L}*|bırak\\p{L}*|ara\\p{L}*|yap\\p{L}*|konuş\\p{L}*|görüş\\p{L}*|tamamla\\p{L}*|devam|sürdür\\p{L}*|ertele\\p{L}*)(?: (?:miyiz|mıyız|miyim|mıyım|olur mu|istiyorum|isterim|misiniz|mısınız|mi|etsek|mümkün mü|daha iyi olur|ederiz|edelim|edebilir miyiz|tercih ederim|lütfen))*(?<=(?:iyiz|ıyız|iyim|ıyım|lım|lim|yorum|isterim|misiniz|mısınız|olur mu|sek|sak|sek mi|sak mı|ın|in|iriz|ırız|eriz|arız|mümkün mü|iyi olur|tercih ederim|lütfen|ayım|eyim|sanız|seniz))',
    '<start>(?:artık |şimdi |hemen |maalesef |benim |ne yazık ki )*(?:gitmem|kapatmam|çıkmam|ayrılmam|kalkmam|gitmek|çıkmak|koşmam|yetişmem)(?: (?:şimdi|artık|hemen))* (?:gerek|lazım|gerekiyor|zorundayım|zorunda)',
    '<clause>(?:şimdi |birazdan |şu an |benim )*(?:bir )?(?:toplantım|toplantıya|randevum|işim)(?: (?:var|başlıyor|girmem|çıktı|yetişmem))+',
    '<clause>(?:şu an|şimdi|şu anda)(?: (?:pek|hiç))? (?:müsait değilim|uygun değilim|vaktim yok|zamanım yok|iyi bir zaman değil)',
    '<clause>(?:vaktim|zamanım) (?:yok|kalmadı|doldu|bitti)(?=[,.!?]|$| artık)',
    '<clause>(?:beni )?(?:sonra|yarın|haftaya|daha sonra|başka zaman|akşam) (?:tekrar |geri )?(?:arayın|arar mısınız|arayabilir misiniz|arasanız)',
    '<clause>(?:şimdilik |burada |biraz |kısa bir )*(?:ara verelim|ara verebilir miyiz|mola verelim|mola verebilir miyiz|duraklatalım|duraklatabilir miyiz|ara versek)',
    '<clause>(?:kalanını|geri kalanını|kalan kısmı|gerisini) (?:yarın|sonra|daha sonra|haftaya|başka)',
    '<clause>şimdilik (?:bırakalım|duralım|burada bırakalım|burada duralım|bu kadar)',
  ],
  skip: [
    '<clause>(?:bu |o |şu )?(?:soruyu|sorudan|bunu|onu|bu konuyu)? ?(?:atlayalım|atlayabilir miyiz|atlamak istiyorum|geçelim|geçebilir miyiz|geçmek istiyorum|atlayın|geçin|atlıyorum|pas geçelim|pas geçiyorum|pas geçmek istiyorum|geçiyorum|atlayabilir miyim|geçebilir miyim|es geçelim|atlasak|geçsek|pas geçebilir miyim|pas geçeyim|atlar mısınız|geçer misiniz)(?=[,.!?;]|$| (?:lütfen|bunu|olur mu|bu soruyu|mi))',
    '<clause>(?:lütfen )?(?:sonraki|bir sonraki|diğer|başka bir|sıradaki) (?:soru|soruya|soruyu)(?: (?:geçelim|geçebilir miyiz|lütfen|alalım|geçin|geçsek|alayım|geçmek istiyorum|geçiniz|sorun))*(?=[,.!?;]|$| (?:lütfen|mi))',
    '<clause>(?:bu soruya|buna|o soruya|bunu|bu soruyu|şu soruya|bu konuda) (?:ben )?(?:cevap vermek|yanıt vermek|cevaplamak|yanıtlamak|konuşmak|yorum yapmak|cevap vermemeyi|yanıtlamamayı|cevaplamamayı) (?:istemiyorum|istemem|istemezdim|tercih ederim|tercih ediyorum)',
    '<clause>(?:cevap vermek|cevaplamak|yanıtlamak|yorum yapmak) (?:istemiyorum|istemem)(?=[,.!?;]|$)',
    '<clause>(?:bunu |buna |bu soruyu |bu soruya )(?:cevaplamayayım|cevap vermeyeyim|yanıtlamayayım|cevapsız bırakayım|cevapsız bırakmak istiyorum|boş geçelim|yanıt vermemeyi tercih ederim|cevap vermeyeceğim|cevaplamayacağım)',
    '<whole>(?:pas|geç|geçelim|atla|atlayalım|sonraki|sonraki soru|yorum yok|pas geçiyorum|sıradaki|diğer soru|geçiyorum|geçin|başka soru)(?: lütfen)?',
  ],
  'go-back': [
    '(?:önceki|bir önceki|ilk|birinci|ikinci|az önceki|deminki|evvelki|geçen|başta|baştaki|son) (?:sorduğunuz )?(?:soruya|konuya|soru(?:nuz)?a|cevaba)(?: (?:geri|tekrar|bir|yeniden|kısaca|lütfen))* (?:dön\\p{L}*|gel\\p{L}*|gid\\p{L}*|geç\\p{L}*)(?: (?:istiyorum|miyiz|miyim|mıyım|mıyız|misiniz|isterim|olur mu))*(?<=(?:istiyorum|iyiz|iyim|ıyım|ıyız|isterim|lim|lım|misiniz|in|ün|sek|olur mu|er miyiz|eyim|ebilir miyim))',
    '<clause>(?:geri|bir geri|başa) (?:dönelim|dönebilir miyiz|gidelim|dön|dönün|dönsek|gidebilir miyiz|gelin)',
    '<clause>(?:bir )?soru geri',
    '<whole>(?:önceki soru|geri|geri dön|bir önceki|bir önceki soru|önceki soruya)(?: lütfen)?',
  ],
  repeat: [
    '(?:tekrarlar|tekrar eder|tekrar sorar|tekrar söyler|tekrarlayabilir|tekrar edebilir|tekrar sorabilir|tekrar söyleyebilir|yineler|yineleyebilir|bir daha söyler|bir daha sorar|bir daha okur|bir daha söyleyebilir|bir daha sorabilir|tekrar okur|tekrar okuyabilir|yeniden sorar|bir daha tekrarlar|bir daha tekrar eder|bir daha tekrarlayabilir) (?:mısınız|misiniz|mısın|misin|musunuz|musun)',
    '<clause>(?:lütfen )?(?:soruyu |bir daha |bir kez daha |bunu |şunu |son soruyu )*(?:tekrarlayın|tekrar edin|tekrar sorun|tekrar söyleyin|tekrar alabilir miyim|tekrarlayınız|bir daha söyleyin|bir daha sorun|tekrar|tekrarla|bir daha alabilir miyim|tekrar duyabilir miyim|tekrar eder|bir daha okuyun|yeniden alabilir miyim)(?=[,.!?;]|$| lütfen)',
    '<clause>(?:ben |sizi |soruyu |pek |tam |sesinizi |dediğinizi |iyi |ne dediğinizi |sorunuzu |şimdi )*(?:duymadım|duyamadım|işitemedim|yakalayamadım|kaçırdım|anlaşılmadı|duyulmadı|duyamıyorum)(?=[,.!?;]|$| (?:soruyu|sizi|tekrar|ne|bir))',
    '<clause>soru(?:nuz)? ne(?:ydi|ydı|idi)(?=[,.!?;]|$| acaba)',
    '<clause>(?:siz )?ne (?:dediniz|dedin|sordunuz|demiştiniz|sormuştunuz)(?=[,.!?;]|$| (?:acaba|tam|az))',
    '<whole>(?:efendim|pardon|anlamadım efendim|nasıl|nasıl yani efendim|ne|ha|bir daha|bir kez daha|tekrar|nasıl dediniz|buyurun|tekrar lütfen|bir daha lütfen|bir daha alayım|efendim ne dediniz)(?: lütfen)?\\s*\\??(?<!^(?:pardon|ha|ne|nasıl))',
    '<whole>(?:pardon|ne|ha|nasıl)\\?',
    '<clause>(?:soruyu|son soruyu) (?:bir (?:daha|kez daha) |tekrar |yeniden )+(?:alabilir|duyabilir|sorar|söyler|okur|sorabilir|dinleyebilir)',
  ],
  rephrase: [
    '(?:ne demek|neyi kastediyor|neyi kastett|ne kastediyor|ne kastett|ne anlama gel)(?: (?:istiyorsunuz|istediniz|oluyor|ki|istiyorsun|tam olarak|acaba))*\\p{L}*(?: (?:tam olarak|acaba|burada))*(?=[,.!?;]|$)',
    '<clause>(?:.{1,50} )?(?:derken|dediğinizde|ile|demekle|sözüyle) (?:tam olarak |burada |siz )*(?:neyi|ne) (?:kastediyorsunuz|kastettiniz|demek istiyorsunuz|demek istediniz|kastediyorsun|kast ediyorsunuz|anlıyorsunuz|kastetmek istediniz)',
    '<clause>(?:ben |soruyu |tam |pek |bu soruyu |sorunuzu |sizi |ne demek istediğinizi |ne sorduğunuzu |tam olarak |burada ne |açıkçası |şimdi |ne kastettiğinizi )*(?:anlamadım|anlayamadım|anlamıyorum|anlayamıyorum|kavrayamadım)(?=[,.!?;]|$| (?:soruyu|sizi|ne|bu|sorunuzu|tam))',
    '(?:başka (?:bir )?(?:şekilde|türlü|kelimelerle|bir dille|sözlerle|ifadeyle)|farklı (?:bir )?(?:şekilde|biçimde|kelimelerle)|daha (?:basit|açık|anlaşılır|sade)(?: bir)?(?: şekilde| biçimde| dille)?)(?: (?:soruyu|bir daha|tekrar))* (?:sorar|söyler|ifade ed|anlat|açıklar|sorabilir|söyleyebilir|sorun|sorsanız|söyleyin|ifade|anlatır|açıklayabilir|anlatabilir)\\p{L}*',
    '<clause>(?:soruyu |bunu |bu soruyu |biraz |sorunuzu |ne demek istediğinizi |ne sorduğunuzu |neyi kastettiğinizi |lütfen |onu )*(?:açar mısınız|açıklar mısınız|açıklayabilir misiniz|açabilir misiniz|açıklayın|netleştirir misiniz|netleştirebilir misiniz|basitleştirir misiniz|izah eder misiniz|açıklar mısın|açıklasanız|izah edebilir misiniz)(?=[,.!?;]|$| lütfen)',
    '<whole>(?:ne anlamda|nasıl yani|yani|hangi anlamda|ne gibi|mesela ne gibi|ne bakımdan|hangi açıdan|tam olarak ne)\\s*\\??(?<!^yani)',
    '<clause>(?:soru|sorunuz|bu soru) (?:biraz |pek |çok |bana )*(?:net değil|açık değil|anlaşılmıyor|karışık|anlaşılmadı|belirsiz|karmaşık)',
  ],
  wait: [
    '<whole>(?:bir|1) (?:dakika|saniye|an|sn|dk)(?: (?:lütfen|bekleyin|düşüneyim|müsaade))*|(?:bekleyin|bekle|bekler misiniz|durun|dur)(?: (?:bir|biraz|dakika|saniye|lütfen|düşüneyim))+|bi dakika|bi saniye|düşüneyim|(?:bir|biraz) düşüneyim|az bekleyin|biraz bekleyin|bekleyin lütfen',
    '<clause>(?:bir|1|bi|birkaç|beş|iki) (?:dakika|saniye|dakikanızı|an)(?: (?:lütfen|bekleyin|bekler misiniz|müsaade|izin verin|verin|rica|bekleyebilir misiniz|düşüneyim|verir misiniz))*(?=[,.!;?]|$| (?:kapı|düşün|biri|müsaade))',
    '<clause>(?:bir |biraz |lütfen |bir saniye |bir dakika |biraz daha )*(?:bekler misiniz|bekleyin|bekle|bekleyebilir misiniz|bekleyebilir misin|bekler misin|beklerseniz)(?=[,.!?;]|$| (?:lütfen|kapı|biri|bir))',
    '<clause>(?:bana |biraz |bir |birkaç |düşünmek için |düşünmem için |iki |beş |düşünmeye )*(?:dakika|dakikaya|saniye|zaman|vakit|süre|zamana|süreye|ana|saniyeye|düşünme süresi|ara|vakte)(?: (?:verin|verir misiniz|lazım|ihtiyacım var|rica ediyorum|verebilir misiniz|istiyorum|alabilir miyim|tanıyın|gerekiyor|gerek))+',
    '<clause>(?:bir |biraz |bunu |bir saniye |önce )+(?:düşüneyim|düşünmem lazım|düşünmem gerek|düşünmeme izin verin|düşünmem gerekiyor|bakayım|düşünmek istiyorum)',
    '<clause>(?:kapı çalıyor|kapıda biri|biri geldi|kapı çaldı|kapıya bakmam|birisi geldi|zil çalıyor)',
    '<clause>(?:hemen|birazdan|şimdi) (?:dönüyorum|geliyorum|döneceğim|geri geliyorum)',
  ],
  'are-you-human': [
    `(?:siz|sen|bu|karşımdaki|karşımda|orada|karşı taraf|bu ses)(?: (?:gerçek|gerçekten|bir|yoksa|canlı|acaba|sahiden|aslında|sahici|şu an|konuşan|de|kanlı canlı|hakikaten|sadece|kişi|ki|gerçekten de))* (?:insan|robot|makine|bilgisayar|yapay zek[âa]|program|yazılım|bot|chatbot|kişi|yapay zeka|bant kaydı|kayıt|otomatik ses|makina|biri|birisi)(?: (?:mısınız|misiniz|musunuz|müsünüz|mısın|misin|musun|mı|mi|mu|mü|mıdır|midir|var mı|mısınız yoksa|mi konuşuyor|mi konuşan|misiniz yoksa))${''}(?: [^.!?]{0,40})?${end}`,
    `<clause>(?:yoksa |acaba |gerçekten |sahiden |hakikaten |aslında |pardon |şu an )*(?:gerçek |canlı |sahici )?(?:bir |kanlı canlı |gerçek )*(?:insan|robot|makine|bilgisayar|yapay zek[âa]|program|yazılım|bot|chatbot|kişi|makina) (?:mısınız|misiniz|musunuz|mısın|misin|musun)(?: (?:siz|sen))?(?:,? [^.!?]{0,40})?${end}`,
    `(?:ben )?(?:şu an |şu anda |şimdi |gerçekten |acaba |yoksa |gerçek |canlı |bir |sahiden |kanlı canlı )*(?:insanla|robotla|makineyle|bilgisayarla|yapay zek[âa]yla|yapay zek[âa] ile|bir insan ile|insan ile|robot ile|makine ile|botla|programla|kişiyle|biriyle|birisiyle|yazılımla|chatbotla|makinayla)(?: (?:mi|mı|mu|mü))? (?:konuşuyorum|görüşüyorum|konuşmaktayım|konuşuyor muyum|görüşüyor muyum|yazışıyorum|muhatabım)(?:,? yoksa [^.!?]{1,40})?${end}(?<=(?: mi | mı |muyum| mu | mü |konuşuyorum\\??$|\\?).*)(?<!(?:soruyor|diyor|dedi)[^.]{0,10})`,
    `<clause>(?:siz |sen |bu |yani |o zaman )*(?:otomatik bir sistem|bir otomatik sistem|bir robot|robot|bir makine|bir bilgisayar|bir yazılım|bir program|bir yapay zek[âa]|yapay zek[âa]|bir bot|gerçek bir insan|bir insan)(?:siniz|sınız|sunuz|sin|sın|sun)?,? (?:değil mi|değil misiniz|mi acaba|öyle mi|doğru mu)${end}`,
    `<clause>(?:ben |şu an |şimdi |acaba |gerçekten |pardon |tam olarak |peki |kiminle |aslında |yani )*(?:kiminle|kimle|neyle|kim ile) (?:konuşuyorum|görüşüyorum|muhatabım|konuşmaktayım)(?: (?:acaba|ben|şu an|şu anda|tam olarak))*${end}`,
    `<clause>(?:siz|sen) (?:tam olarak |aslında |gerçekte |gerçekten |esasen )*(?:kimsiniz|nesiniz|kimsin|nesin|ne siniz)(?: (?:acaba|tam olarak))?${end}`,
    `<whole>(?:kimsiniz|nesiniz|kimsin|kimsiniz siz|siz kimsiniz|sen kimsin)(?: acaba)?`,
    `<clause>(?:acaba |ben |lütfen |mümkünse |beni )*(?:gerçek |canlı )?(?:bir |gerçek )*(?:insanla|kişiyle|yetkiliyle|müşteri temsilcisiyle|temsilciyle|biriyle|insana|yetkiliye|temsilciye|operatörle|birisiyle)(?: (?:mi))? (?:konuşabilir miyim|görüşebilir miyim|konuşmak istiyorum|görüşmek istiyorum|bağlar mısınız|bağlayın|bağlanabilir miyim|konuşma imkânım var mı|aktarın|bağlanmak istiyorum|konuşsam olur mu)`,
    `<clause>(?:insan|robot|makine|gerçek bir insan)(?: (?:mı|mi|mu|mısınız|misiniz))?,? yoksa (?:bir )?(?:insan|robot|makine|yapay zek[âa]|bilgisayar|program|bot)`,
  ],
  'is-recorded': [
    `(?:bu |bütün |tüm |şu an |şu anda |şimdi |acaba |beni |sesim |sesimi |konuştuklarımız |söylediklerim |söylediklerimi |dediklerim |her şey |konuşmalarımız )*(?:görüşme|konuşma|mülakat|röportaj|arama|telefon|konuştuklarımız|söylediklerim|sesim|bunlar|beni|bu|şu an|burası|görüşmemiz|görüşmeyi|konuşmayı|konuşmalar|söylediklerimi|her şey|dediklerim|sesimi|kayıt|konuşmamız|aramayı|telefonu)(?: (?:şu anda|kayıt altına|şu an|kayıt altında|kayda|mı|gerçekten|acaba|bir yere|da|de|yine de|kayıt|bir yerde))* (?:kaydediliyor|kaydediyor|alınıyor|kayıt ediliyor|kaydedilecek|kayda alınıyor|kayıt altında|kaydoluyor|dinleniyor|saklanıyor|kayıtta|saklanacak|kaydediliyo|yapılıyor|yapıyor|alıyor|alınacak|kayıtlı|kayıt altına alınıyor|dinliyor)(?: (?:mu|mı|mi|mü|muyum|musunuz|mısınız|mıyım|miyim|musun|mudur))`,
    `<clause>(?:beni |şu an |şu anda |acaba |bunu |şimdi |burada |bunları )*(?:kayıt|kaydediyor|kayıt altına alıyor|kayda alıyor|kaydediliyor|kayıtta|kaydediliyo|kayda alınıyor|dinleniyor|kayıt altında|kaydediyo|kayıt alıyor|kayıt yapıyor)(?: (?:alıyor|yapıyor|yapılıyor|alınıyor|var))* (?:musunuz|mı|mu|muyum|muyuz|mısınız|mıyım|mi|mıyız|musun|musunuz beni)(?: (?:şu an|şu anda|beni|bunu|acaba))*${end}`,
    `(?:bunu|bunları|beni|söylediklerimi|cevaplarımı|yanıtlarımı|kaydı|kayıtları|bu kaydı|bu görüşmeyi|görüşmeyi|konuşmayı|bu konuşmayı|dediklerimi|verilerimi|başka|burada|anlattıklarımı|sesimi|sonradan|bizi|ses kaydını)(?: (?:başka|daha sonra|sonra|daha|kayıtları|şu an|burada|sonradan|da|bizi|acaba))* (?:kim|kimler|başkası|başka kim|başka kimler|birileri|biri)(?: (?:daha|acaba|mi|mı|var|şu an))* (?:dinleyecek|dinliyor|duyacak|okuyacak|görecek|okuyor|görüyor|dinleyebilir|okuyabilir|görebilir|dinler|okur|görür|erişebilir|duyuyor|inceleyecek|duyabilir|kullanacak|alacak)(?: (?:mu|mı|acaba|bunu|bunları|miyiz))*${end}`,
    `<clause>(?:peki |başka |acaba )*(?:kim|kimler|kimin|kimlerin)(?: (?:bunu|bunları|beni|söylediklerimi|cevaplarımı|kaydı|yanıtlarımı|kayıtları|görüşmeyi|bizi|burada|bu kaydı|daha|verilerime|kayıtlara|cevaplarıma|başka))* (?:dinleyecek|dinliyor|duyacak|okuyacak|görecek|okuyor|görüyor|dinleyebilir|okuyabilir|görebilir|erişebilir|erişimi var|erişecek|duyuyor|dinler|okur|görür)(?: (?:bunu|bunları|söylediklerimi|cevaplarımı|kaydı|acaba|bu kaydı|bizi|beni|başka|yanıtlarımı))*${end}`,
    `(?:cevaplarım|yanıtlarım|verilerim|bilgilerim|kayıt|kayıtlar|söylediklerim|ses kaydım|sesim|bu kayıt|ses kaydı|bu bilgiler|anlattıklarım|cevaplarımı|yanıtlarımı|verilerimi|bilgilerimi|söylediklerimi|kaydı|kişisel verilerim|konuştuklarımız|kayıtları|ses kaydımı|dediklerim|bunlar)(?: (?:sonra|daha sonra|acaba|peki|sonunda))* (?:nerede|nereye|ne kadar|nasıl|kime|kimlerle|kimle|ne|kiminle|kimlere|ne için|ne amaçla|ne kadar süre|ne kadar süreyle|kim tarafından)(?: (?:süre|için|kadar|süreyle|amaçla|tarafından|ile))* (?:saklan\\p{L}*|kullan\\p{L}*|gid\\p{L}*|tutul\\p{L}*|paylaşıl\\p{L}*|ol\\p{L}*|veril\\p{L}*|yapıl\\p{L}*|saklıyor\\p{L}*|depolan\\p{L}*|yap\\p{L}*|işlen\\p{L}*|dinlen\\p{L}*|okun\\p{L}*|sakla\\p{L}*)(?: (?:acaba|mu))*${end}`,
    `(?:cevaplarıma|verilerime|kayda|kaydına|ses kaydına|bu kayda|kayıtlara|söylediklerime|yanıtlarıma|bilgilerime|sesime) (?:sonra )?(?:ne olacak|ne oluyor|kim\\p{L}* eriş\\p{L}*|ne yapacaksınız|kimler erişebiliyor)`,
    `<clause>(?:benim )?(?:cevaplarım|yanıtlarım|verilerim|bilgilerim|söylediklerim|sesim|konuştuklarımız|ses kaydım)(?: (?:bir|yerde|yere|sonra|daha|ileride))* (?:saklanıyor|tutuluyor|kaydediliyor|saklanacak|kullanılacak|paylaşılacak|paylaşılıyor|dinlenecek|depolanıyor|yayınlanacak) (?:mu|mı)`,
    `<clause>(?:bu |bu görüşme |görüşme |bu anket |anket |cevaplarım |söylediklerim |burada konuştuklarımız |burası |kimliğim |konuştuklarımız |bunlar |mülakat )+(?:tamamen |gerçekten |acaba )*(?:gizli|anonim|gizli kalacak|gizli kalıyor|gizli tutulacak|gizli tutuluyor|aramızda kalacak|aramızda|isimsiz)(?: (?:mi|mı|mu|değil mi|kalacak mı|olacak mı))+`,
  ],
  'who-asks': [
    '(?:kim|kimler|hangi şirket|hangi kurum|hangi firma|kimin|kim için|kimin için|kimin adına|hangi şirket adına|ne için|hangi kuruluş)(?: (?:bu|bunu|bunları|için|adına|görüşmeyi|araştırmayı|soruları|mülakatı|anketi|tarafından|sizi|sizden|beni|şirket|bu soruları|aslında|acaba|bu görüşmeyi|bu araştırmayı|görüşmenin|araştırmanın|röportajı))* (?:soruyor|istiyor|istedi|yaptırıyor|yapıyor|arkasında|çalışıyorsunuz|arıyorsunuz|soruyorsunuz|ödüyor|yaptırdı|merak ediyor|yapılıyor|görevlendirdi|talep etti|yaptığınızı|yapıyorsunuz|finanse ediyor|sipariş etti|düzenliyor|öğrenmek istiyor|yürütüyor|istiyorsunuz|görevlendiriyor|yolladı|gönderdi|bilmek istiyor)(?: (?:bu|bunu|bunları|görüşmeyi|araştırmayı|soruları|mülakatı|acaba|siz|bu görüşmeyi|bu soruları))*(?=[,.!?;]|$)',
    '<clause>(?:siz )?(?:hangi (?:şirketten|kurumdan|firmadan|şirketi|kurumu|firmayı|şirket|kurum|firma)|nereden|kimin adına|kimi)(?: (?:adına|temsilen|için|siz))* (?:arıyorsunuz|geliyorsunuz|temsil ediyorsunuz|çalışıyorsunuz|arıyorsun|soruyorsunuz|bağlanıyorsunuz)',
    '(?:neden|niye|niçin|ne diye|ne sebeple|hangi amaçla)(?: (?:bunu|bunları|bana|beni|bu|soruları|tür|özellikle|böyle|şeyleri|soruyu|şeyler|bu kadar|ki|konuda|bu konuyu))* (?:soruyorsunuz|aradınız|arıyorsunuz|bilmek|öğrenmek|merak|görüşüyorsunuz|seçtiniz|seçildim|istiyorsunuz|yapılıyor|yapıyorsunuz|soruyorsun|ben|soruluyor)(?: (?:istiyorsunuz|ediyorsunuz|bunu|bunları|ki|istiyorsun|beni))*(?=[,.!?;]|$)',
    '(?:görüşmenin|araştırmanın|mülakatın|anketin|bunun|röportajın|soruların|çalışmanın|aramanın|konuşmanın)(?: (?:asıl|tam olarak))? (?:amacı|maksadı|hedefi|gayesi)(?: (?:ne|nedir|tam olarak ne|acaba|tam olarak nedir))+',
    '<clause>(?:bu |bu görüşme |bunlar |bu bilgiler |cevaplarım |bu araştırma |söylediklerim )*(?:ne için|ne işe|ne amaçla|neye|kimin için)(?: (?:yapılıyor|kullanılacak|yarayacak|kullanacaksınız|bu|yapıyorsunuz|lazım))+(?=[,.!?;]|$)',
    '<clause>(?:müşteriniz|işvereniniz|bunu isteyen|sponsorunuz|sponsor|bunun arkasındaki) (?:kim|kimdir|hangi şirket|hangi firma)(?=[,.!?;]|$)',
    '<clause>(?:bu |bunun |görüşmenin |araştırmanın |bu görüşmenin |bu araştırmanın )+(?:arkasında) (?:kim|hangi şirket|kimler)(?: (?:var|duruyor))*',
  ],
  'how-long': [
    '<clause>(?:bu |bu görüşme |görüşme |daha |mülakat |bu mülakat |toplam |acaba |yaklaşık |tahminen |bu iş |konuşma |anket |peki |röportaj )*(?:ne kadar|kaç dakika|kaç soru|ne kadar zaman|ne kadar süre|kaç saat)(?: (?:daha|sürecek|sürer|kaldı|zaman|süre|var|sürüyor|alacak|vaktimiz|zamanımız|soru|dakika|sorunuz|soracaksınız|süreceğini|alır|vakit|alacağız|devam edecek|kalmış|bu|sorumuz|süremiz|görüşme))+(?: (?:acaba|yaklaşık|görüşme|bu))*(?=[?,.!]|$)',
    '<whole>(?:daha )?(?:ne kadar|kaç soru|kaç dakika|çok mu|uzun mu)(?: (?:kaldı|daha|sürecek|var|sürer|mu))*',
    '<clause>(?:daha |artık |peki |neredeyse |bu |görüşme )*(?:bitiyor mu|bitti mi|bitmek üzere mi|bitiyor muyuz|az mı kaldı|çok mu kaldı|çok mu sürecek|çok sürer mi|uzun sürecek mi|uzun sürer mi|yaklaştık mı|sona yaklaştık mı|bitirdik mi|bitirmek üzere miyiz|bitmesine çok var mı|çok var mı|sonuna geldik mi|bitmek üzereyiz değil mi)(?: (?:daha|artık|acaba|bu))*(?=[?,.!]|$)',
    '<clause>(?:bu |görüşme |bu görüşme |biz )*(?:ne zaman|saat kaçta|kaçta) (?:biter|bitecek|bitiyor|bitireceğiz|bitiririz|sona erecek)(?: (?:bu|görüşme|acaba))*(?=[?,.!]|$)',
    '<clause>(?:bu |bu artık )?son soru(?:nuz)? (?:mu|muydu)',
  ],
  'said-already': [
    '<clause>(?:bunu |onu |bu soruya |buna |ama |ben |ben bunu |bu soruyu |ben buna |size |ben size |az önce |bundan |buna zaten )*(?:zaten|az önce|demin|daha önce|biraz önce|önceden|az evvel)(?: (?:de|da|zaten|bunu|ben|size|buna|söz|bu soruya|söylemiştim|cevap|bundan))* (?:söyledim|söylemiştim|anlattım|anlatmıştım|cevapladım|cevaplamıştım|yanıtladım|yanıtlamıştım|cevap verdim|cevap vermiştim|bahsettim|bahsetmiştim|belirttim|belirtmiştim|dedim|demiştim|yanıt verdim|konuştuk|konuşmuştuk|açıkladım|verdim)(?: (?:ya|işte|bunu|zaten|buna|ama|size|az önce|ki))*(?=[,.!?;]|$)',
    '<clause>(?:bunu |onu |buna |bu soruya )(?:söyledim|söylemiştim|cevapladım|anlattım|cevap verdim|anlatmıştım|cevap vermiştim)(?: (?:ya|zaten|az önce|size))*(?=[,.!?;]|$)',
    '<clause>(?:bunu |bu soruyu |aynı şeyi |aynı soruyu |siz |zaten |az önce )*(?:zaten|az önce|demin|daha önce|biraz önce)(?: (?:bunu|bu soruyu|siz|da|de|aynı soruyu|bana))* (?:sordunuz|sormuştunuz|sordun|soruldu)(?: (?:ya|zaten|bunu|bana))*(?=[,.!?;]|$)',
    '<clause>(?:dediğim|söylediğim|belirttiğim|daha önce dediğim|daha önce de belirttiğim|daha önce de söylediğim|daha önce de dediğim|az önce de söylediğim|az önce de dediğim|az önce belirttiğim|az önce söylediğim|daha önce söylediğim|daha önce belirttiğim|az önce dediğim|demin dediğim|anlattığım) gibi(?: (?:işte|zaten|az önce))*(?=[.!]|$)',
    '<whole>(?:aynı soru|aynı soruyu sordunuz|bu aynı soru|yine aynı soru|yukarıda belirttim|bu soru zaten soruldu)',
    '<clause>(?:bundan|bu konudan) (?:zaten |az önce |demin )+(?:bahsettim|bahsetmiştim|söz ettim|konuştuk)',
  ],
  'one-more-thing': [
    '<clause>(?:ha |bir de |ah |ayrıca |aa |son |evet )*(?:bir şey daha|son bir şey|bir nokta daha|bir konu daha|tek bir şey daha|son bir nokta|bir husus daha)(?: (?:var|söylemek|ekleyeyim|eklemek|söyleyeyim|söyleyebilir|ekleyebilir|istiyorum|miyim|söyleyecektim|eklemek|vardı|isterim|olacak))*(?=[,.!?:;]|$)',
    '<clause>(?:ben |bir şey |buna |şunu |şunu da |bir şeyi |bir şey daha |birkaç şey |bir konuyu |son olarak |son bir şey |ufak bir şey |buna bir şey |bir nokta )*(?:eklemek istiyorum|ekleyebilir miyim|eklemek isterim|ekleyeyim|eklemek istediğim bir şey var|ilave etmek istiyorum|ilave edebilir miyim|eklemem gereken|ilave edeyim|eklemek istiyordum)(?: (?:bir şey|var))*(?=[,.!?:;]|$)',
    '<clause>(?:bir şeyi |bir şey |şunu |onu |şunu da )*(?:söylemeyi|eklemeyi|belirtmeyi|demeyi) unuttum',
    '<clause>(?:kapatmadan|bitirmeden|ayrılmadan|sonlandırmadan|gitmeden) önce',
    '<clause>(?:ha |bir de |ayrıca )+(?:şu var|şu da var|şey var|söylemek istediğim|unutmadan)(?=[,.!?:;]|$| (?:bir|şey))',
  ],
  'off-the-record': [
    'off[ -]the[ -]record',
    '<clause>(?:bu |bunu |bu kısım |burası |bundan sonrası |şimdi |söyleyeceklerim |şimdi söyleyeceğim |tamamen |söyleyeceğim şey |bunlar |bu dediğim |bu kısmı |az önceki |bu söylediğim )*kayıt (?:dışı|dışında)(?: (?:olsun|kalsın|söylüyorum|konuşalım|olarak|söyleyeyim|konuşuyorum|söylemek|konuşabilir|bir şey|tutun|bırakın|ama|tutulsun|tutalım|kalmalı|kalması|söyledim|tutar|konuşmak|şunu|lütfen))*(?=[,.:;!?]|$| (?:ama|lütfen|söyl|konuş|bir|mısınız|miyiz|istiyorum|gerekiyor|şunu))',
    '<clause>(?:bu |bunlar |bu konu |lütfen |söylediklerim |bu kısım |söyleyeceklerim |bu sadece |söyleyeceğim |bu dediğim |şimdi söyleyeceğim |aramızda |bu söylediğim |bu bilgi |şimdi söyleyeceklerim |burada )*(?:aramızda (?:kalsın|kalacak|kalmalı|kalmak|bir sır|kalıyor|kalması)|laf aramızda|söz aramızda|aramızda kalmak (?:kaydıyla|şartıyla)|bizim aramızda kalsın|ikimizin arasında(?: kalsın)?|sizinle benim aramda(?: kalsın)?|sadece aramızda)',
    '(?:beni|bunu|bunları|burayı|bu kısmı|bu söylediğimi|bu bölümü|söyleyeceğimi|söyleyeceklerimi|şimdi söyleyeceklerimi|adımı|ismimi|bu dediğimi|sözlerimi|şimdi söyleyeceğimi|bundan sonrasını|bu cümleyi|şu kısmı|burasını|söylediklerimi|sonraki kısmı|bir sonraki kısmı)(?: (?:lütfen|sakın|hiçbir yerde|bir yere|kimseye|rapora|asla|ama|doğrudan|hiçbir|yerde|isim vererek|kayda|kayıtlara|deşifreye|kayıt|raporda|hiçbir yere|metne))* (?:alıntılamayın|alıntılama|yazmayın|yazma|yayınlamayın|yayımlamayın|kaydetmeyin|kaydetme|not etmeyin|not almayın|geçirmeyin|almayın|söylemeyin|anlatmayın|paylaşmayın|kullanmayın|belirtmeyin|aktarmayın|koymayın|geçmeyin|duyurmayın|alıntılamayınız|yazmayınız|kaydetmeyiniz|vermeyin|tutmayın|kayda geçirmeyin|anmayın)(?<!(?:söylediklerimi|beni) (?:kullanmayın|almayın|tutmayın))',
    '(?:bu|bunlar|bu kısım|bundan sonrası|şimdi söyleyeceğim|şimdi söyleyeceklerim|söyleyeceğim şey|bu bilgi|söyleyeceklerim|bu söylediğim|burası|bu konu|bu bölüm|sonraki kısım|bundan sonra söyleyeceklerim|bu dediğim|anlatacaklarım)(?: (?:tamamen|lütfen|kesinlikle|şey|biraz|çok|oldukça|özel|burada))* (?:gizli|gizlidir|gizli kalsın|gizli kalmalı|gizli tutulsun|gizli olsun|yayınlanmasın|yazılmasın|kayda geçmesin|kaydedilmesin|alıntılanmasın|yayın için değil|yayımlanmasın|resmi değil|duyulmasın|yayınlanmak için değil|kayıtlara geçmesin|paylaşılmasın|kaydolmasın|özel|rapora girmesin|kayda girmesin|gizli bilgi|sır)(?=[,.!;:]|$| (?:ama|lütfen|kalsın|çünkü|olsun|bir bilgi|tutulsun|kalmalı|bilgi))',
    '<clause>(?:lütfen )?(?:benden|bundan|buradan) (?:doğrudan )?alıntı (?:yapmayın|yapma|yapmayınız)',
    '<clause>(?:gizli olarak|gizlice|sır olarak|özel olarak) (?:söylüyorum|söyleyeyim|söylemek|anlatıyorum|söylüyorum)',
    '<clause>(?:gizli (?:kalması|kalmak) (?:kaydıyla|şartıyla|koşuluyla)|gayri ?resmi olarak|gizlilik içinde|gizli kalsın|resmi olmayan şekilde)',
    '<clause>(?:lütfen )?(?:bunu |bunları |bu konuyu |burada konuştuklarımızı )?(?:kimseye|başkasına|hiç kimseye)(?: (?:bunu|lütfen|bunları|sakın))* (?:söylemeyin|anlatmayın|söyleme|aktarmayın|bahsetmeyin|iletmeyin)',
    '(?:kaydı|ses kaydını|kayıt cihazını|mikrofonu|kayıt)(?: (?:lütfen|biraz|bir|kısa|süreliğine|dakikalığına|dakika|saniye|bir süre|bir dakikalığına|geçici olarak|bir an|bir anlığına|bi|şimdi|cihazını))* (?:durdurun|kapatın|durdurur musunuz|kapatır mısınız|kesin|durdurabilir misiniz|kapatabilir misiniz|duraklatın|duraklatır mısınız|durdur|kapat|kapatalım|durduralım|keser misiniz|almayın|yapmayın)',
    '<clause>(?:bunu )?(?:ben (?:söylemedim|demedim|söylemiş olmayayım)|benden (?:duymadınız|duymuş olmayın|duymuş olmayın lütfen))',
  ],
  'on-the-record': [
    '(?:tekrar|yeniden|artık|şimdi|bundan sonra|buradan itibaren|bundan sonrası|bundan sonrasını)(?: (?:tekrar|yeniden))* (?:kayıt altında|kayıtta|kayda|kaydı|kaydedebilir\\p{L}*|alıntılayabilir\\p{L}*|yazabilir\\p{L}*|kayıt|beni alıntılayabilir\\p{L}*|kayıt altına)',
    '(?:kayda|kaydı|kayıt) (?:tekrar |yeniden )?(?:devam|açın|başlat\\p{L}*|aç\\p{L}*|geri dön\\p{L}*|dönelim|dönebilir\\p{L}*|alabilirsiniz)',
    '(?:kaydedebilir|alıntılayabilir|yazabilir|kayda alabilir)\\p{L}*(?: (?:artık|tekrar|yine|şimdi))*',
    'on the record',
  ],
  strike: [
    `<clause>(?:lütfen |hayır,? |yok,? |aslında |pardon |ya )*(?:${last}|bunu|onu|şunu)(?: (?:lütfen|kayıttan|kayıtlardan|tutanaktan|deşifreden|siz|da|oradan|metinden|buradan|metinden))* (?:silin|siliniz|sil|siler misiniz|silebilir misiniz|unutun|unut|dikkate almayın|yok sayın|çıkarın|çıkarır mısınız|çıkartın|görmezden gelin|geri alıyorum|iptal edin|silelim|geri çekiyorum|söylememiş olayım|duymamış olun|kesin|çıkaralım|geri almak istiyorum|çıkarabilir misiniz|karalayın|kayıttan çıkarın|kale almayın|saymayın|çizin|silsek|göz ardı edin|boş verin|atın|geri alayım)${till}`,
    `${last}(?: (?:lütfen|kayıttan|kayıtlardan))* (?:silin|unutun|dikkate almayın|çıkarın|yok sayın|siler misiniz|geri alıyorum|göz ardı edin|sil)`,
    `<clause>(?:silin|unutun|çıkarın|siler misiniz) (?:lütfen )?(?:bunu|onu|şunu|${last})`,
    `<clause>(?:sözümü|lafımı|dediğimi|söylediğimi|bu sözümü|son sözümü|sözlerimi|son cümlemi|bu söylediğimi|az önceki sözümü)(?: (?:lütfen))? geri al(?:ıyorum|mak istiyorum|ayım|ırım)`,
    `<clause>(?:bunu |onu |öyle |böyle |bunları )*(?:söylememeliydim|dememeliydim|söylememem gerekirdi|söylememem gerekiyordu|anlatmamalıydım|söylemem doğru olmadı|dememem gerekirdi|söylememem lazımdı)`,
    `<clause>(?:(?:hiç |bunu |onu |bir şey |öyle bir şey |ben )+(?:söylememiş|dememiş|duymamış|söylemedim|demedim) (?:gibi|olayım|sayın|farz edin|varsayın|kabul edin|olun))`,
    `<whole>(?:lütfen )?(?:silin|sil|siler misiniz|boş verin onu|unutun gitsin|bunu silin|onu silin|silin bunu|bunu unutun|üstünü çizin)(?: (?:lütfen|bunu|onu|şunu))*`,
  ],
  'change-answer': [
    '(?:son|önceki|bir önceki|az önceki|verdiğim|ilk|en son|deminki|son verdiğim|az önce verdiğim)(?: (?:soruya|sorudaki|verdiğim|son|sorunun|soruda))* (?:cevabımı|yanıtımı|cevabı|yanıtı|cevap)(?: (?:lütfen|biraz|şu şekilde))* (?:değiştir\\p{L}*|düzelt\\p{L}*|geri al\\p{L}*|güncelle\\p{L}*|düzenle\\p{L}*|revize\\p{L}*|geri çek\\p{L}*|tekrar\\p{L}*|yanlış\\p{L}*|iptal\\p{L}*)',
    '<clause>(?:ben |acaba |o |bu )*(?:cevabımı|yanıtımı|söylediğimi)(?: (?:biraz|lütfen|şöyle))* (?:değiştirmek|düzeltmek|değiştirebilir|düzeltebilir|değiştireyim|düzelteyim|değiştirin|düzeltin|geri almak|revize etmek|güncellemek|geri alabilir|değiştirsem|düzeltmem)',
    '<clause>(?:bu |o |son |önceki |az önceki )*(?:soruya|soruyu)(?: (?:yeniden|tekrar|baştan|farklı))+ (?:cevap|yanıt|cevapla|yanıtla)\\p{L}*(?: \\p{L}+){0,2}(?=[,.!?;]|$)',
    '<clause>(?:ben )?(?:az önce |demin )?(?:yanlış|hatalı) (?:söyledim|cevap verdim|cevapladım|dedim|yanıt verdim|bilgi verdim|yanıtladım)',
    '<clause>(?:son|önceki|az önceki|bir önceki) (?:cevabımda|yanıtımda|soruda) (?:yanıldım|hata yaptım|yanlış söyledim|yanlışlık yaptım)',
    '<clause>(?:son|önceki|az önceki) (?:cevabım|yanıtım) (?:yanlış|yanlıştı|hatalı|hatalıydı|doğru değil)',
  ],
  refusal: [
    '(?:pek |tam )?bilmiyorum',
    '(?:hiçbir )?fikrim yok',
    'yorum (?:yok|yapmayacağım|yapmak istemiyorum)',
    '(?:söyleyemem|cevap veremem|yanıtlayamam|söylemek istemiyorum|paylaşamam|açıklayamam|bilemiyorum|bilemem)',
    'sonraki soru',
    'emin değilim',
    'aklıma (?:bir şey |hiçbir şey )?gelmiyor',
    'gizlilik (?:sözleşmesi|anlaşması)\\p{L}*',
    '(?:cevap vermemeyi|söylememeyi|yanıtlamamayı) tercih ederim',
  ],
  yes: [
    '<start>(?:evet|tabii|tabii ki|tabi|tabi ki|olur|peki|tamam|elbette|elbet|kabul|kabul ediyorum|onaylıyorum|katılıyorum|katılmayı kabul ediyorum|uygundur|uygun|memnuniyetle|seve seve|kesinlikle|tamamdır|hay hay|aynen|doğru|başlayalım|başlayabiliriz|buyurun|razıyım|rıza gösteriyorum|onay veriyorum|izin veriyorum|okey|ok|oldu|sorun değil|sorun yok|problem değil|hıhı|he|anlaştık|isterim|zevkle|olabilir|aynen öyle)(?= ?[,.!;]|$| (?:ki|lütfen|olur|kabul|tabii|katılıyorum|ediyorum|onaylıyorum|başlayalım|başlayabiliriz|efendim|benim|sorun|buyurun|memnuniyetle|istiyorum|isterim|katılmak|tamam|elbette|uygun|neden|teşekkürler))(?!,? (?:hayır|değil|istemiyorum|etmiyorum|ama istemiyorum))',
    '<whole>(?:ben )?(?:görüşmeye |katılmayı |bunu |katılmak |bu görüşmeye )*(?:kabul ediyorum|onaylıyorum|katılıyorum|katılırım|katılmak istiyorum|istiyorum|razıyım|onay veriyorum|kabul ederim|katılmak isterim)(?: (?:elbette|tabii))?|(?:bir|bire bastım)|neden olmasın|benim için (?:uygun|sorun yok|sorun değil|uygundur)',
  ],
  no: [
    '<start>(?:hayır|yok|olmaz|istemiyorum|istemem|kabul etmiyorum|onaylamıyorum|katılmıyorum|katılmak istemiyorum|asla|kesinlikle hayır|kesinlikle olmaz|reddediyorum|hayır teşekkürler|yo|yoo|katiyen|tabii ki hayır|elbette hayır|mümkün değil|razı değilim|onay vermiyorum|izin vermiyorum|almayayım|katılmayacağım|pek sayılmaz|katılmayayım|hiç sanmıyorum|maalesef hayır|maalesef|vermiyorum|etmiyorum|gerek yok|kalsın|ben almayayım)(?= ?[,.!;]|$| (?:teşekkür\\p{L}*|istemiyorum|sağ ol\\p{L}*|kabul|katılmak|olmaz|efendim|ben|onaylamıyorum|katılmıyorum|lütfen|almayayım|vermiyorum|etmiyorum|şimdi|şu|değil|kalsın))',
    '<whole>(?:ben )?(?:görüşmeye |katılmayı |bunu |katılmak |bu görüşmeye |buna )*(?:kabul etmiyorum|onaylamıyorum|katılmıyorum|katılmam|katılmak istemiyorum|istemiyorum|razı değilim|onay vermiyorum|istemezdim|katılmayacağım|katılmasam|rıza göstermiyorum)(?: (?:daha iyi|teşekkürler))?|(?:iki|ikiye bastım)|(?:katılmamayı|hayır demeyi|istememeyi) tercih ederim',
  ],
  courtesy: [
    'özür dilerim|pardon|affedersiniz|kusura bakmayın|kusura bakma|lütfen|teşekkürler|teşekkür ederim|sağ olun|ama|fakat|ve|peki|şey|yani|aslında|maalesef|ne yazık ki|tamam|evet|hayır|ee+|ıı+|hmm?|bakın|bakar mısınız|bir dakika|bir saniye|bu arada|şimdi|önce|öncelikle|dürüst olmak gerekirse|açıkçası|doğrusu|bir soru|bir şey soracağım|bir şey sorabilir miyim|sormak istiyorum|merak ettim|merhaba|alo|efendim|durun|dur|yok|ya|hani|acaba|o zaman|başlamadan önce|devam etmeden önce|cevap vermeden önce|rica etsem|zahmet olmazsa|mümkünse|izninizle|iyi günler|neyse|ha|sadece bir soru|bir sorum var|kısa bir soru|söyleyin|söyler misiniz',
  ],
};

/** In lower case, a capital dotted İ becomes an i with a combining dot. */
const capitals = (source: string): string => source.replace(/(?<![\p{L}\\{])i/gu, 'i\u0307?');

/** As typed on a keyboard without these letters; in lower case, a capital I becomes a dotted one. */
export const tr = inSpellings(respelled(table, capitals), {
  ı: 'i',
  ş: 's',
  ğ: 'g',
  ü: 'u',
  ö: 'o',
  ç: 'c',
  â: 'a',
  î: 'i',
});
